import { expect, test } from 'vitest'
import { messagesIn, translationJson, withMessages } from './messages.server.ts'

test('messages that few pages need are not what every visitor fetches', () => {
  const shared = JSON.parse(translationJson('es')) as Record<string, unknown>
  expect(Object.keys(shared)).toContain('cart')
  expect(Object.keys(shared)).not.toContain('staff')
})

test('a page brings its own messages in its language', () => {
  expect(withMessages('en', 'staff').messages).toEqual({ staff: messagesIn('en').staff })
})
