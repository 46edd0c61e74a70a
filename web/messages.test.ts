import { expect, test } from 'vitest'
import { messagesIn, translationJson, withMessages } from './messages.server.ts'

test('words that few pages need are not what every visitor fetches', () => {
  const shared = JSON.parse(translationJson('es')) as Record<string, unknown>
  expect(Object.keys(shared)).toContain('cart')
  expect(Object.keys(shared)).not.toContain('staff')
})

test('a page carries its own words in its language', () => {
  expect(withMessages('en', 'staff').messages).toEqual({ staff: messagesIn('en').staff })
})
