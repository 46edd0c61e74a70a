import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents, formatUsd } from '#kernel/money.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asAdmin, asSystemActor, asVisitor, noon } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { linkOf, orderById } from '../orders.service.server.ts'
import { cancelOrder, changeDelivery, changePayment, holdOrder } from './changes.service.server.ts'
import { answerDelay, closeSilentDelays, delayByLink, sendDelay } from './delay.service.server.ts'

const config = signingConfig
const day = 86_400_000
const system = (now = noon) => asSystemActor({ config, now })
const soon = { from: '2026-12-20', to: '2026-12-24', reason: 'el barco' }

async function aPaidOrder(): Promise<OrderWithLines> {
  const order = await anOrder()
    .inUsa()
    .place(await system())
  await changePayment(await system(), { orderId: order.id, to: 'paid', reason: 'a test' })
  return order
}
const tokenOf = (order: OrderWithLines, viewer: 'payer' | 'recipient' = 'payer') =>
  linkOf({ config }, order, viewer).slice('/pedido/'.length)
const send = async (order: OrderWithLines, overrides: Partial<typeof soon> = {}) =>
  sendDelay(await asAdmin({ config }), order.id, { ...soon, ...overrides })
async function aDelayed(overrides: Partial<typeof soon> = {}) {
  const order = await aPaidOrder()
  const sent = await send(order, overrides)
  if (!sent.ok) throw new Error(sent.code)
  return order
}
const answer = async (order: OrderWithLines, text: 'accepted' | 'cancelled') =>
  answerDelay(await asVisitor({ config }), tokenOf(order), text)
const statusOf = async ({ id }: OrderWithLines) => orderById(await system(), id)
const stored = async (order: OrderWithLines) =>
  (await delayByLink(await asVisitor({ config }), tokenOf(order)))?.answer
const later = (days: number) => system(new Date(noon.getTime() + days * day))

test('a buyer who accepts answers once, and the new days stay with the order', async () => {
  const order = await aDelayed()
  expect(await answer(order, 'accepted')).toEqual({ ok: true, value: 'accepted' })
  expect(await answer(order, 'cancelled')).toMatchObject({ code: 'delay_answered' })
  expect(await statusOf(order)).toMatchObject({ payment: 'paid', delivery: 'to_prepare' })
  const row = await inTransaction(await system(), ({ tx }) =>
    tx
      .selectFrom('orders')
      .select('delivery_window')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow(),
  )
  expect(row.delivery_window).toMatchObject({ to: expect.stringContaining('2026-12-24') })
})

test('a buyer who cancels is due a refund; two concurrent answers count once', async () => {
  const order = await aDelayed()
  const both = await Promise.all([answer(order, 'cancelled'), answer(order, 'cancelled')])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await statusOf(order)).toMatchObject({ payment: 'refund_due', delivery: 'cancelled' })
})

test('the buyer gets both links, and only the payer can answer', async () => {
  const order = await aDelayed()
  const emails = await inTransaction(await system(), ({ tx }) =>
    tx
      .selectFrom('outbox')
      .select('text')
      .where('letter', '=', 'order_delayed')
      .where('text', 'like', `%${order.number}%`)
      .execute(),
  )
  expect(emails).toHaveLength(1)
  for (const choice of ['esperar', 'cancelar'])
    expect(emails[0]?.text).toContain(`/pedido/${tokenOf(order)}/demora?elige=${choice}`)
  const visitor = await asVisitor({ config })
  const recipient = tokenOf(order, 'recipient')
  for (const token of [recipient, recipient.replace(/^r/, 'p'), 'p'])
    expect(await answerDelay(visitor, token, 'cancelled')).toMatchObject({
      code: 'order_not_found',
    })
  expect(await stored(order)).toBeNull()
})

test('a held order waits for staff, also without an answer', async () => {
  const order = await aDelayed({ from: '', to: '' })
  await holdOrder(await system(), { orderId: order.id, reason: 'a test' })
  expect(await answer(order, 'cancelled')).toMatchObject({ code: 'order_held' })
  await closeSilentDelays(await later(60))
  expect(await stored(order)).toBeNull()
  expect((await statusOf(order))?.payment).toBe('paid')
})

test('after hand-over there is nothing to answer', async () => {
  const order = await aDelayed()
  for (const to of ['prepared', 'handed_over'] as const)
    await changeDelivery(await system(), { orderId: order.id, to, reason: 'a test' })
  expect(await answer(order, 'cancelled')).toMatchObject({ code: 'change_not_allowed' })
  await closeSilentDelays(await later(60))
  expect(await stored(order)).toBe('moot')
  expect((await statusOf(order))?.payment).toBe('paid')
})

test('the link of an order that was cancelled meanwhile asks nothing', async () => {
  const order = await aDelayed()
  expect(await stored(order)).toBeNull()
  await cancelOrder(await system(), { orderId: order.id, reason: 'a test' })
  expect(await stored(order)).toBe('moot')
})

test('silence means what the e-mail announced: a near date accepts, no date cancels, and not before the deadline', async () => {
  const [near, unknown] = [await aDelayed(), await aDelayed({ from: '', to: '' })]
  await closeSilentDelays(await later(29))
  expect([await stored(near), await stored(unknown)]).toEqual([null, null])
  await closeSilentDelays(await later(31))
  expect([await stored(near), await stored(unknown)]).toEqual(['accepted', 'cancelled'])
  expect((await statusOf(unknown))?.payment).toBe('refund_due')
})

test('a notice needs a paid order, right days, and an answer to the one before', async () => {
  const unpaid = await anOrder()
    .inUsa()
    .place(await system())
  expect(await send(unpaid)).toMatchObject({ code: 'order_not_paid' })
  const order = await aPaidOrder()
  for (const to of ['2026-12-19', '2020-01-01', '', 'mañana'])
    expect(await send(order, { to })).toMatchObject({ code: 'delay_window' })
  expect((await send(order)).ok).toBe(true)
  expect(await send(order)).toMatchObject({ code: 'delay_waiting' })
})

const insert = (order: string, by: string) => `insert into order_delays
  (order_id, reason, silence, sent_by, sent_at, answer_by)
  values ('${order}', 'x', 'cancels', '${by}', now(), now())`
const all = (order: string) => [
  'select 1 from order_delays',
  insert(order, actors.admin.id),
  "update order_delays set reason = 'y'",
  'delete from order_delays',
]
const answers = async (role: keyof typeof actors) => {
  const { id } = await aPaidOrder()
  const text = []
  for (const statement of all(id)) text.push((await runAs(role, statement)) === 'refused')
  return text
}
test('order_delays: anon sees and writes none', async () =>
  expect(await answers('anon')).toEqual([true, true, true, true]))
test('order_delays: customer sees and writes none', async () =>
  expect(await answers('customer')).toEqual([true, true, true, true]))
test('order_delays: admin reports delays under the own id and answers none', async () => {
  expect(await answers('admin')).toEqual([false, false, true, true])
  const { id } = await aPaidOrder()
  expect(await runAs('admin', insert(id, actors.customer.id))).toBe('refused')
})
test('order_delays: system reads and writes them and removes none', async () =>
  expect(await answers('system')).toEqual([false, false, false, true]))

test('letter and page of a delay say what is left after a part went back, to the cent', async () => {
  const order = await aPaidOrder()
  const money = (kind: string, amount: number) => sql`insert into payments
    (order_id, provider, kind, provider_id, amount_cents, at)
    values (${order.id}, 'zelle', ${kind}, ${`${kind} ${order.id}`}, ${amount}, now())`
  await inTransaction(await system(), async ({ tx }) => {
    await money('capture', order.total).execute(tx)
    await money('refund', 1_234).execute(tx)
  })
  const acting = { orderId: order.id, reason: 'a test' }
  await changePayment(await system(), { ...acting, to: 'partly_refunded' })
  expect((await send(order)).ok).toBe(true)
  const left = formatUsd(cents(order.total - 1_234))
  const page = await delayByLink(await asVisitor({ config }), tokenOf(order))
  expect(page?.rest && formatUsd(page.rest)).toBe(left)
  const { rows } = await inTransaction(await system(), ({ tx }) =>
    sql<{ text: string }>`select text from outbox where letter = 'order_delayed'
      and position(${order.number} in subject) > 0`.execute(tx),
  )
  expect(rows[0]?.text.replace(/\s+/g, ' ')).toContain(`lo que queda de lo que pagaste, ${left}`)
})
