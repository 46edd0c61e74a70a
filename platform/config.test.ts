import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, variables } from './config.ts'

const wrong = {
  PORT: ['abc', '-1', '70000', '1.5'],
  HOST: [''],
  DATA_DIR: [''],
  DATABASE_URL: ['mysql://host/db', 'localhost'],
  MIGRATION_DATABASE_URL: ['http://host'],
  SHOP_URL: ['girasol.example', 'ftp://girasol.example'],
  DEFAULT_ADMIN_EMAIL: ['ana', 'ana@'],
  DEFAULT_ADMIN_NAME: ['x'.repeat(101)],
  LOG_LEVEL: ['loud'],
}

describe.each(Object.entries(wrong))('a wrong %s', (name, values) => {
  test.each(values)('%j stops with a sentence that names it and says what to do', (value) => {
    const sentence = new RegExp(`^${name}: (Give|Leave|Use) .+\\.$`)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})

test('all wrong variables are named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .+\nLOG_LEVEL: .+$/)
})

test('without any variable the shop is open on localhost with an embedded database (S-044)', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: 'localhost',
    DATA_DIR: '.data',
    DATABASE_URL: '',
    MIGRATION_DATABASE_URL: '',
    SHOP_URL: 'http://localhost:3000',
    DEFAULT_ADMIN_EMAIL: '',
    DEFAULT_ADMIN_NAME: '',
    LOG_LEVEL: 'info',
  })
})

test('an address for migrations alone is a mistake', () => {
  expect(() => readConfig({ MIGRATION_DATABASE_URL: 'postgres://a@b/c' })).toThrow(
    /^DATABASE_URL: It is empty while MIGRATION_DATABASE_URL is set/,
  )
})

test('the public address loses the slash at its end', () => {
  expect(readConfig({ SHOP_URL: 'https://girasol.example/' }).SHOP_URL).toBe(
    'https://girasol.example',
  )
})

test('.env.example names exactly the variables there are, each after a sentence', () => {
  const lines = fs.readFileSync('.env.example', 'utf8').split('\n')
  const named = lines.flatMap((line, index) => {
    const name = /^([A-Z_]+)=/.exec(line)?.[1]
    if (name) expect(lines[index - 1], name).toMatch(/^# .+\.$/)
    return name ? [name] : []
  })
  expect(named.sort()).toEqual(Object.keys(variables.shape).sort())
})

test('the values of .env.example are the defaults', () => {
  const example = Object.fromEntries(
    [...fs.readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  )
  expect(readConfig(example)).toEqual(readConfig({}))
})
