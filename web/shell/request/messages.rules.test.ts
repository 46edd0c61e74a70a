import { expect, test } from 'vitest'
import { messagesIn, translationJson, withMessages } from './messages.server.ts'

test('messages of few pages are not part of what every visitor loads', () => {
  const shared = JSON.parse(translationJson('es')) as Record<string, unknown>
  expect(Object.keys(shared)).toContain('cart')
  expect(Object.keys(shared)).not.toContain('staff')
})

test('a page brings its own messages in its language', () => {
  expect(withMessages('en', 'staff').messages).toEqual({ staff: messagesIn('en').staff })
})
