import { expect, test } from 'vitest'
import { everyEmail } from '#shop/emails/email.fixture.ts'
import { buyerEmails, recipientEmails } from '#shop/emails/order-email.rules.ts'
import {
  type ComplianceState,
  complianceNext,
  type DeliveryState,
  deliveryNext,
  type PaymentState,
  paymentNext,
} from '../lifecycle/order-state.rules.ts'
import { type EmailAboutOrder, isAboutOrder, isTrueNow } from './true-emails.rules.ts'

const partKinds = everyEmail.map(({ kind }) => kind).filter((kind) => /^parts?_/.test(kind))
const kinds = [...new Set<string>([...buyerEmails, ...recipientEmails, ...partKinds])]

const keysOf = <State extends string>(table: Readonly<Record<State, unknown>>) =>
  Object.keys(table) as State[]
const everyState = keysOf(paymentNext).flatMap((payment) =>
  keysOf(complianceNext).flatMap((compliance) =>
    keysOf(deliveryNext).map((delivery) => ({ payment, compliance, delivery })),
  ),
)
type State = (typeof everyState)[number]

const trueIn = (state: State & { receivedBy?: string }) =>
  kinds.filter((kind) => isTrueNow(kind as EmailAboutOrder, state))
/** What may be true in any state that the others of the axes leave open. */
const ever = (matches: (state: State) => boolean) =>
  [...new Set(everyState.filter(matches).flatMap(trueIn))].sort()

test('every e-mail about an order has decided in which states it is true', () => {
  expect(kinds.filter((kind) => !isAboutOrder(kind))).toEqual([])
  const never = kinds.filter((kind) => !everyState.some((state) => trueIn(state).includes(kind)))
  expect(never).toEqual(['order_link'])
})

const ofMoney = ['order_refunded', 'part_receipt', 'part_returned'] as const
const always = ['order_held', 'order_refused', 'order_expired', 'part_not_seen', ...ofMoney]
const ofDelay = ['order_delayed', 'recipient_delayed']
const onItsWay = [
  'order_corrected',
  'order_in_hands',
  'order_undelivered',
  'recipient_undelivered',
  ...ofDelay,
]
const inShop = [
  ...['order_received', 'order_divided', 'order_released', 'proof_received', 'proof_refused'],
  ...['payment_under_review', 'payment_partly_received', 'payment_confirmed', 'part_paid'],
  ...['part_sent', 'recipient_order_coming', 'order_corrected', ...ofDelay],
]
const ofDamage = [
  ...['damage_received', 'damage_answered'],
  ...['recipient_damage_received', 'recipient_damage_answered'],
]
const ofDelivery: Readonly<Record<DeliveryState, readonly string[]>> = {
  to_prepare: inShop,
  prepared: ['order_prepared', ...inShop],
  handed_over: ['order_handed_over', 'recipient_handed_over', ...onItsWay],
  in_transit: ['order_handed_over', 'recipient_handed_over', ...onItsWay],
  in_customs: onItsWay,
  in_province: ['order_in_cuba', ...onItsWay],
  ready_for_pickup: ['order_ready_for_pickup', 'recipient_ready_for_pickup', ...onItsWay],
  out_for_delivery: onItsWay,
  incident: ['order_incident', ...onItsWay],
  delivered: [...['order_delivered', 'recipient_delivered', 'order_in_hands'], ...ofDamage],
  returned: [],
  cancelled: ['order_cancelled', 'recipient_cancelled', 'parts_ended'],
}

test.for(keysOf(deliveryNext))('of an order that is %s only what is so can be sent', (delivery) => {
  const expected = [...ofDelivery[delivery], ...always].sort()
  expect(ever((state) => state.delivery === delivery)).toEqual(expected)
})

test('a problem with what is there already makes no delay, and no delivery that is still to come', () => {
  const state = { payment: 'paid', compliance: 'clear', delivery: 'incident' } as const
  expect(trueIn({ ...state, receivedBy: '' })).toEqual(expect.arrayContaining(ofDelay))
  const after = trueIn({ ...state, receivedBy: 'Rosa' })
  expect(after.sort()).toEqual(['order_incident', 'order_in_hands', ...ofMoney].sort())
})

const needsMoney = ['payment_confirmed', 'recipient_order_coming', 'order_prepared', ...ofDelay]
const payments: Readonly<Partial<Record<string, readonly PaymentState[]>>> = {
  ...Object.fromEntries(needsMoney.map((kind) => [kind, ['paid', 'partly_refunded']])),
  payment_partly_received: ['partly_paid'],
  payment_under_review: ['under_review'],
  proof_received: ['proof_received'],
  proof_refused: ['awaiting_proof'],
  order_expired: ['expired'],
  order_refunded: ['paid', 'partly_refunded', 'refunded'],
  order_divided: ['awaiting_parts'],
  part_paid: ['awaiting_parts'],
  part_sent: ['awaiting_parts'],
  part_not_seen: ['awaiting_parts'],
}

test.for(Object.entries(payments))('%s speaks only of money as it is', ([kind, expected = []]) => {
  const states = everyState.filter((state) => trueIn(state).includes(kind))
  expect([...new Set(states.map(({ payment }) => payment))].sort()).toEqual([...expected].sort())
})

test('of an order that is held nobody is told that it is paid, prepared or delayed; of a refused one only its end and its money', () => {
  const of = (compliance: ComplianceState) => ever((state) => state.compliance === compliance)
  for (const kind of [...needsMoney, 'order_received']) expect(of('held')).not.toContain(kind)
  const ended = ['order_refused', 'order_expired', 'recipient_cancelled', 'parts_ended']
  const there = ['order_delivered', 'recipient_delivered', 'order_incident']
  expect(of('rejected')).toEqual(
    [...ended, ...there, ...ofDamage, ...ofMoney, 'part_not_seen'].sort(),
  )
})
