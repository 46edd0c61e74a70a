import { expect, test } from 'vitest'
import { emailsSeen, isUnread } from './emails-seen.rules.ts'

const one = {
  ...{ email: 'order_delayed', recipient: 'ana@example.com', subject: 'Se demora' },
  text: 'Tú decides. Responde antes del 3 de diciembre a las 2:05 p. m.',
}
const other = { ...one, email: 'recipient_delayed', recipient: 'rosa@example.cu' }

test('what was read is what leaves: another recipient, kind, subject or word was not read', () => {
  const seen = emailsSeen([one, other])
  expect(isUnread(seen, [other, one])).toBe(false)
  for (const changed of [
    [one],
    [one, { ...other, recipient: 'x@example.cu' }],
    [{ ...one, email: 'order_cancelled' }, other],
    [{ ...one, subject: 'Va en camino' }, other],
    [{ ...one, text: 'No tienes que hacer nada.' }, other],
  ])
    expect(isUnread(seen, changed)).toBe(true)
})

test('a minute later is no other e-mail, and what writes nothing any more needs no reading', () => {
  const later = { ...one, text: one.text.replace('2:05', '2:06') }
  expect(isUnread(emailsSeen([one]), [later])).toBe(false)
  expect(isUnread(emailsSeen([one]), [{ ...one, text: one.text.replace('3 de', '4 de') }])).toBe(
    true,
  )
  expect(isUnread(emailsSeen([one]), [])).toBe(false)
  expect(isUnread(undefined, [one])).toBe(false)
})
