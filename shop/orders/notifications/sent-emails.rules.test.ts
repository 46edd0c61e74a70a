import { expect, test } from 'vitest'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import { type HistoryStep, isOutdated, quotedIn, sentEmailsOf } from './sent-emails.rules.ts'

const placedAt = new Date('2026-11-01T12:00:00Z')
const step = (axis: string, from_state: string, to_state: string, at = 1): HistoryStep => ({
  ...{ axis, from_state, to_state, code: 'note', reason: '' },
  changed_at: new Date(placedAt.getTime() + at * 3_600_000),
})
const base = {
  ...{ method: readPaymentMethod('zelle', 'manual'), placedAt },
  recipient: { email: '' },
}
const paid = step('payment', 'proof_received', 'paid', 2)
const onTheWay = [
  step('delivery', 'to_prepare', 'prepared', 3),
  step('delivery', 'prepared', 'handed_over', 4),
]
const repeatable = (sent: ReturnType<typeof sentEmailsOf>) =>
  sent.filter(({ mayRepeat }) => mayRepeat).map(({ kind }) => kind)

test('only what the history sent is offered: nobody tells the buyer of a delivered order of a cancellation', () => {
  const order = { ...base, payment: 'paid', compliance: 'clear', delivery: 'delivered' } as const
  const history = [paid, ...onTheWay, step('delivery', 'in_transit', 'delivered', 9)]
  const sent = sentEmailsOf(order, history)
  expect(sent.map(({ kind }) => kind)).toEqual([
    ...['order_delivered', 'order_handed_over', 'order_prepared', 'payment_confirmed'],
    'order_received',
  ])
  expect(repeatable(sent)).toEqual(['order_delivered'])
  const inFile = [paid, ...onTheWay].map(({ changed_at }, place) => ({
    email: ['payment_confirmed', 'order_prepared', 'order_handed_over'][place] ?? '',
    ...{ at: changed_at, state: 'in_file' as const },
  }))
  expect(repeatable(sentEmailsOf(order, history, inFile))).toEqual(['order_delivered'])
  expect(inFile.every((email) => isOutdated(order, history, email))).toBe(true)
})

test('what was written before a delay names days that hold no more: it goes only written anew', () => {
  const order = { ...base, payment: 'paid', compliance: 'clear', delivery: 'prepared' } as const
  const delay = { ...step('note', '', '', 3), code: 'delay_sent' }
  const prepared = step('delivery', 'to_prepare', 'prepared', 4)
  const history = [paid, delay, prepared]
  const outdated = sentEmailsOf(order, history)
    .map(({ kind, at }) => ({ email: kind, at }))
    .filter((email) => isOutdated(order, history, email))
  expect(outdated.map(({ email }) => email)).toEqual(['payment_confirmed', 'order_received'])
})

test('a sum that is missing is not sent as it was once the next payment is there', () => {
  const order = { ...base, payment: 'partly_paid', compliance: 'clear' } as const
  const waiting = { ...order, delivery: 'to_prepare' } as const
  const first = step('payment', 'proof_received', 'partly_paid', 2)
  const more = { ...step('note', '', '', 3), code: 'transfer_seen' }
  const email = { email: 'payment_partly_received', at: first.changed_at }
  expect(isOutdated(waiting, [first], email)).toBe(false)
  expect(isOutdated(waiting, [first, more], email)).toBe(true)
  expect(isOutdated(waiting, [first, more], { ...email, at: more.changed_at })).toBe(false)
  const ofPart = { email: 'part_paid', at: first.changed_at }
  const divided = { ...waiting, payment: 'awaiting_parts' } as const
  expect(isOutdated(divided, [], ofPart)).toBe(false)
  const received = { ...step('note', '', '', 4), code: 'part_received' }
  expect(isOutdated(divided, [received], ofPart)).toBe(true)
  expect(isOutdated({ ...divided, payment: 'paid' }, [], ofPart)).toBe(true)
})

test('the e-mail about a refund can be sent again while it is true', () => {
  const order = { ...base, payment: 'partly_refunded', compliance: 'clear' } as const
  const history = [paid, step('payment', 'paid', 'partly_refunded', 3)]
  const delivered = { ...order, delivery: 'delivered' } as const
  expect(repeatable(sentEmailsOf(delivered, history))).toEqual(['order_refunded'])
})

test('what was true once is not sent again: a payment confirmed before the order was cancelled', () => {
  const order = {
    ...base,
    payment: 'refund_due',
    compliance: 'clear',
    delivery: 'cancelled',
  } as const
  const history = [
    paid,
    step('payment', 'paid', 'refund_due', 3),
    step('delivery', 'to_prepare', 'cancelled', 3),
  ]
  expect(repeatable(sentEmailsOf(order, history))).toEqual(['order_cancelled'])
})

test('an e-mail with a reason is offered while it is true, and quotes the reason of its last occasion', () => {
  const order = {
    ...base,
    payment: 'awaiting_proof',
    compliance: 'clear',
    delivery: 'to_prepare',
  } as const
  const history = [
    { ...step('payment', 'proof_received', 'awaiting_proof', 1), reason: 'no se lee' },
    { ...step('payment', 'proof_received', 'awaiting_proof', 2), reason: 'falta la fecha' },
  ]
  expect(repeatable(sentEmailsOf(order, history))).toEqual(['proof_refused', 'order_received'])
  expect(quotedIn(order, history, 'proof_refused').note).toBe('falta la fecha')
  expect(quotedIn(order, history, 'order_received').note).toBe('')
  const paidSince = { ...order, payment: 'paid' } as const
  expect(repeatable(sentEmailsOf(paidSince, [...history, paid]))).not.toContain('proof_refused')
})

test('an incident is written again with its words while it lasts, and says whether it came after the delivery', () => {
  const order = { ...base, payment: 'paid', compliance: 'clear', delivery: 'incident' } as const
  const incident = { ...step('delivery', 'delivered', 'incident', 5), reason: 'falta un cable' }
  const history = [paid, ...onTheWay, step('delivery', 'in_transit', 'delivered', 4), incident]
  expect(repeatable(sentEmailsOf(order, history))).toContain('order_incident')
  const quoted = quotedIn(order, history, 'order_incident')
  expect(quoted).toEqual({ note: 'falta un cable', wasDelivered: true })
})

test('a delay is written again until it is answered, its dates to the recipient until the order is there', () => {
  const address = { recipient: { email: 'marta@example.cu' } }
  const order = {
    ...{ ...base, ...address },
    ...({ payment: 'paid', compliance: 'clear', delivery: 'to_prepare' } as const),
  }
  const note = (code: string, at: number) => ({ ...step('note', '', '', at), code })
  const asked = [paid, note('delay_sent', 3)]
  const delays = (history: HistoryStep[], delivery: 'to_prepare' | 'delivered' = 'to_prepare') =>
    repeatable(sentEmailsOf({ ...order, delivery }, history)).filter((kind) =>
      kind.endsWith('delayed'),
    )
  expect(delays(asked)).toEqual(['order_delayed', 'recipient_delayed'])
  const accepted = [...asked, note('delay_accepted', 4)]
  expect(delays(accepted)).toEqual(['recipient_delayed'])
  expect(delays([...accepted, note('delay_sent', 5)])).toHaveLength(2)
  expect(delays(accepted, 'delivered')).toEqual([])
})

test('the recipient’s e-mails exist only where there is an address, the last time counts', () => {
  const order = { ...base, payment: 'paid', compliance: 'clear', delivery: 'delivered' } as const
  const history = [
    step('delivery', 'in_transit', 'delivered', 5),
    step('delivery', 'delivered', 'incident', 6),
    step('delivery', 'incident', 'delivered', 7),
  ]
  expect(sentEmailsOf(order, history).map(({ kind }) => kind)).not.toContain('recipient_delivered')
  const [first] = sentEmailsOf({ ...order, recipient: { email: 'a@b.cu' } }, history)
  expect(first?.at).toEqual(new Date(placedAt.getTime() + 7 * 3_600_000))
})

test('a recipient who was told of an order was told that it was cancelled, and of one that was never paid nothing', () => {
  const order = {
    ...{ ...base, recipient: { email: 'marta@example.com' } },
    ...({ payment: 'refund_due', compliance: 'clear', delivery: 'cancelled' } as const),
  }
  const ended = [
    step('payment', 'paid', 'refund_due', 3),
    step('delivery', 'to_prepare', 'cancelled', 3),
  ]
  expect(repeatable(sentEmailsOf(order, [paid, ...ended]))).toContain('recipient_cancelled')
  const kinds = sentEmailsOf(order, ended).map(({ kind }) => kind)
  expect(kinds).not.toContain('recipient_cancelled')
})

test('what came for a held order is confirmed with its release: before that nothing was sent, and nothing can be again', () => {
  const history = [
    { ...step('compliance', '', 'held', 0), code: 'placed' },
    step('payment', 'proof_received', 'partly_paid', 2),
    { ...step('note', '', '', 3), code: 'transfer_seen' },
    step('payment', 'partly_paid', 'paid', 4),
  ]
  const address = { recipient: { email: 'marta@example.cu' } }
  const held = {
    ...{ ...base, ...address },
    ...({ payment: 'paid', compliance: 'held', delivery: 'to_prepare' } as const),
  }
  expect(sentEmailsOf(held, history).map(({ kind }) => kind)).toEqual(['order_held'])
  expect(repeatable(sentEmailsOf(held, history))).toEqual(['order_held'])
  const released = step('compliance', 'held', 'released', 5)
  const sent = sentEmailsOf({ ...held, compliance: 'released' }, [...history, released])
  expect(sent.map(({ kind }) => kind)).toEqual([
    ...['payment_confirmed', 'recipient_order_coming', 'order_held'],
  ])
})

test('of a delivery that was undone only what left was sent, and its correction can be sent again until it is delivered', () => {
  const address = { recipient: { email: 'marta@example.cu' } }
  const order = { ...base, ...address, payment: 'paid', compliance: 'clear' } as const
  const delivered = step('delivery', 'in_transit', 'delivered', 5)
  const undone = (details: Readonly<Record<string, string>>) => ({
    ...step('delivery', 'delivered', 'in_transit', 6),
    ...{ code: 'delivery_undone', details },
  })
  const kindsOf = (details: Readonly<Record<string, string>>) =>
    sentEmailsOf({ ...order, delivery: 'in_transit' }, [paid, delivered, undone(details)])
      .map(({ kind }) => kind)
      .filter((kind) => /deliver/.test(kind))
  expect(kindsOf({ emails: 'order_undelivered', dropped: 'recipient_delivered' })).toEqual([
    ...['order_undelivered', 'order_delivered'],
  ])
  expect(kindsOf({ emails: '', dropped: 'order_delivered recipient_delivered' })).toEqual([])
  const written = [delivered, undone({ emails: 'order_undelivered', dropped: '' })]
  const again = (delivery: 'in_transit' | 'delivered') =>
    repeatable(sentEmailsOf({ ...order, delivery }, [paid, ...written]))
  expect(again('in_transit')).toContain('order_undelivered')
  expect(again('delivered')).not.toContain('order_undelivered')
})
