import { expect, test } from 'vitest'
import { carrying, translationJson, wordsIn } from './words.server.ts'

test('words that few pages need are not what every visitor fetches', () => {
  const shared = JSON.parse(translationJson('es')) as Record<string, unknown>
  expect(Object.keys(shared)).toContain('cart')
  expect(Object.keys(shared)).not.toContain('staff')
})

test('a page carries its own words in its language', () => {
  expect(carrying('en', 'staff').words).toEqual({ staff: wordsIn('en').staff })
})
