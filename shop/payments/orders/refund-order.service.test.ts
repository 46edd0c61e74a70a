import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { historyOf } from '#shop/orders/orders.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { actors } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { captureOrder, checkNext, startOrder } from '#tests/harness/payments/payments.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { moneyBackOf } from './order-money.service.server.ts'
import { refundOrder } from './refund-order.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const staff = (minutes = 0) => shop.at(minutes, { actor: actors.admin })
async function paid() {
  const order = await anOrder().paidBy('paypal').insert(shop.db)
  const started = await startOrder(shop.at(), order.id)
  if (!started.ok) throw new Error(started.code)
  approve(shop.state, started.value.providerPaymentId)
  await captureOrder(shop.at(), started.value.providerPaymentId)
  return order.id
}
const back = (orderId: string, amount: number, minutes = 0) =>
  refundOrder(staff(minutes), { orderId, amount: cents(amount), reason: 'llegó roto' })

test('a part goes back, then the rest, and never more than came', async () => {
  const id = await paid()
  expect(await back(id, 1_000)).toEqual({ ok: true, value: 'refunded' })
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'partly_refunded', refunded: 1_000 })
  const part = { id, payment: 'partly_refunded', closedAt: null } as const
  expect(await moneyBackOf(shop.at(), part)).toEqual({ amount: 1_000, returned: 0 })
  const ended = { id, payment: 'refund_due', closedAt: null } as const
  expect(await moneyBackOf(shop.at(), ended)).toEqual({ amount: 29_970, returned: 1_000 })
  expect(await back(id, 29_971)).toEqual({ ok: false, code: 'more_than_paid' })
  expect(await back(id, 29_970)).toEqual({ ok: true, value: 'refunded' })
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'refunded', refunded: 30_970 })
  expect(await back(id, 1)).toEqual({ ok: false, code: 'nothing_to_refund' })
})

const audited = (orderId: string) =>
  inTransaction(asSystem(shop.db, 'a test'), async ({ tx }) => {
    const { rows } = await sql<{ after: object }>`select after from audit_entries
      join orders on order_number = subject where orders.id = ${orderId} and action = 'refunded'`.execute(
      tx,
    )
    return rows.map(({ after }) => after)
  })

test('the history names who asked for the money to go back, how much and why', async () => {
  const id = await paid()
  await back(id, 1_000)
  const [asked] = (await historyOf(staff(), id)).filter(({ code }) => code === 'refund_asked')
  expect(asked).toMatchObject({
    ...{ by_user: actors.admin.id, reason: 'llegó roto' },
    details: { amount: '$10.00' },
  })
  expect(await audited(id)).toEqual([{ amount_cents: 1_000, reason: 'llegó roto', reference: '' }])
})

test('of a transfer only what went back is audited, once, with its reference', async () => {
  const { id } = await anOrder().paidBy('zelle').paid().insert(shop.db)
  await inTransaction(asSystem(shop.db, 'a test'), ({ tx }) =>
    sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
      values (${id}, 'zelle', 'capture', ${randomUUID()}, 30970, now())`.execute(tx),
  )
  const input = { orderId: id, amount: cents(1_000), reason: 'llegó roto' }
  expect(await refundOrder(staff(), input)).toEqual({ ok: false, code: 'reference_missing' })
  expect(await audited(id)).toEqual([])
  const bankReference = randomUUID()
  expect(await refundOrder(staff(), { ...input, bankReference })).toMatchObject({ ok: true })
  expect(await audited(id)).toEqual([
    { amount_cents: 1_000, reason: 'llegó roto', reference: bankReference },
  ])
  const asked = (await historyOf(staff(), id)).filter(({ code }) => code === 'refund_asked')
  expect(asked).toHaveLength(1)
})

test('asked twice at once, the whole goes back once', async () => {
  const id = await paid()
  const both = await Promise.all([back(id, 30_970), back(id, 30_970)])
  expect(both.filter((response) => response.ok)).toHaveLength(1)
  expect((await shop.statusOf(id)).refunded).toBe(30_970)
})

test('a form that is sent twice gives a part back once', async () => {
  const id = await paid()
  const input = { orderId: id, amount: cents(1_000), reason: 'llegó roto', attempt: randomUUID() }
  const both = await Promise.all([refundOrder(staff(), input), refundOrder(staff(), input)])
  expect(both.map((response) => response.ok && response.value).sort()).toEqual([
    'before',
    'refunded',
  ])
  expect((await shop.statusOf(id)).refunded).toBe(1_000)
})

test('a refund that PayPal refuses is not a refund', async () => {
  const id = await paid()
  shop.state.faults.refund.push({ kind: 'issue', issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })
  expect(await back(id, 1_000)).toEqual({ ok: true, value: 'failed' })
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'paid', refunded: 0 })
  expect(await back(id, 30_970)).toEqual({ ok: true, value: 'refunded' })
})

test('a refund without an answer is asked for again under its key, and done once', async () => {
  const id = await paid()
  shop.state.faults.refund.push({ kind: 'lost_after' })
  expect(await back(id, 1_000)).toEqual({ ok: true, value: 'underway' })
  expect(await back(id, 30_000)).toEqual({ ok: false, code: 'more_than_paid' })
  while (await checkNext(staff(5))) {}
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'partly_refunded', refunded: 1_000 })
})

test('a refund that waits at PayPal counts when it is done', async () => {
  const id = await paid()
  shop.state.faults.refund.push({ kind: 'capture_status', status: 'PENDING' })
  expect(await back(id, 30_970)).toEqual({ ok: true, value: 'underway' })
  expect((await shop.statusOf(id)).payment).toBe('paid')
  for (const order of shop.state.orders.values())
    for (const made of order.refunds) made.status = 'COMPLETED'
  while (await checkNext(staff(60))) {}
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'refunded', refunded: 30_970 })
})

test('nobody but staff refunds; a held order, an odd sum or no reason are refused', async () => {
  const id = await paid()
  const input = { orderId: id, amount: cents(100), reason: 'x' }
  for (const actor of [actors.anon, actors.customer])
    expect(await refundOrder(shop.at(0, { actor }), input)).toEqual({
      ok: false,
      code: 'not_allowed',
    })
  expect(await back(id, 0)).toEqual({ ok: false, code: 'amount_invalid' })
  expect(await refundOrder(staff(), { ...input, reason: ' ' })).toEqual({
    ok: false,
    code: 'reason_missing',
  })
  await holdOrder(staff(), { orderId: id, reason: 'una duda' })
  expect(await back(id, 100)).toEqual({ ok: false, code: 'order_held' })
})

test('each refund is written to the buyer, the one that changes no state too', async () => {
  const id = await paid()
  const address = await inTransaction(asSystem(shop.db, 'a test'), async ({ tx }) =>
    tx.selectFrom('orders').select('buyer_email').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const refundEmails = async () =>
    (await emailsTo(shop.db, address.buyer_email)).filter(
      ({ email, text }) => email === 'order_refunded' && /\$(11|12)\.11/.test(text ?? ''),
    )
  const before = (await refundEmails()).length
  await back(id, 1_111)
  await back(id, 1_211)
  expect((await refundEmails()).length - before).toBe(2)
})
