import { expect, test } from 'vitest'
import { historyWithoutMoney, withoutRecipients } from './packers-order.rules.ts'

const row = (axis: string, code: string, details: Record<string, string> = {}) => ({
  ...{ axis, code, details },
})

test('of a history stays what is no payment, no bank reference and no address', () => {
  const stays = [row('delivery', 'note'), row('note', 'tracking_set', { carrier: 'Sol' })]
  const goes = [
    row('payment', 'note'),
    row('note', 'transfer_seen', { method: 'zelle', reference: 'B-1' }),
    row('note', 'refund_asked', { amount: '$5.00' }),
    row('note', 'email_resent_to', { email: 'order_received', to: 'ana@example.com' }),
  ]
  expect(historyWithoutMoney([...goes, ...stays])).toEqual(stays)
})

test('of an e-mail that a step sends stays what it is about', () => {
  const email = { email: 'order_handed_over', subject: 'Va en camino' }
  expect(
    withoutRecipients([{ ...email, recipient: 'ana@example.com', text: 'Hola, Ana' }]),
  ).toEqual([{ ...email, recipient: '', text: '' }])
})
