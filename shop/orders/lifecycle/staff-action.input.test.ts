import { expect, test } from 'vitest'
import { staffAction } from './staff-action.input.ts'

test('what staff write of an order holds no sign that is unseen or turns the text around', () => {
  const unseen = '\u202E\u2066\u200B\u200F\uFEFF'
  const read = staffAction.parse({
    ...{ intent: 'deliver', to: 'delivered', reason: `mojado${unseen}` },
    ...{ receivedBy: `Ana${unseen} Ruiz`, carrier: `${unseen}Cuba Pack` },
  })
  expect(read).toMatchObject({ reason: 'mojado', receivedBy: 'Ana Ruiz', carrier: 'Cuba Pack' })
  expect(staffAction.safeParse({ intent: 'note', reason: unseen }).success).toBe(false)
})
