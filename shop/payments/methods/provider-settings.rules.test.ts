import { expect, test } from 'vitest'
import { settingsProblems, valuesIn } from './provider-settings.rules.ts'

const settings = {
  COINS_KEY: { shape: /^\w+$/, fix: 'Give the key as the service shows it.' },
  COINS_SECRET: { shape: /^[!-~]+$/, fix: 'Give the secret as the service shows it.' },
}

test('only what a provider declares is read, and nothing that is empty', () => {
  const environment = { COINS_KEY: 'a1', COINS_SECRET: '', SESSION_SECRET: 'of others' }
  expect(valuesIn(settings, environment)).toEqual({ COINS_KEY: 'a1' })
})

test('a provider without settings is off; with half of them, or a wrong one, each is named', () => {
  expect(settingsProblems(settings, {})).toEqual([])
  expect(settingsProblems(settings, { COINS_KEY: 'a1', COINS_SECRET: 'b!' })).toEqual([])
  expect(settingsProblems(settings, { COINS_KEY: 'a1' })).toEqual([
    'COINS_SECRET: Give the secret as the service shows it.',
  ])
  expect(settingsProblems(settings, { COINS_KEY: 'a 1', COINS_SECRET: 'b' })).toEqual([
    'COINS_KEY: Give the key as the service shows it.',
  ])
})
