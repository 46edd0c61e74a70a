import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { cancelOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import {
  approvedPart,
  balances,
  capturePart,
  divided,
  payPart,
  runJobs,
} from '#tests/harness/payments/parts.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { refundOrder } from '../../orders/refund-order.service.server.ts'
import { partByLink } from '../paying/open-part.service.server.ts'
import { partLink } from '../paying/part-link.server.ts'
import { noteSent, payPart as startPart } from '../paying/pay-part.service.server.ts'
import { decidePart } from './decide-part.service.server.ts'
import { type PartDecision, partDecision } from './part-decision.input.ts'
import { partsForStaff, partsWaitingCount } from './parts-for-staff.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const payer = { again: '', name: 'Rosa Núñez', country: 'US', method: 'zelle', email: '' }
const decide = async (
  part: string,
  input: Partial<Record<keyof PartDecision, string>>,
  id?: string,
) => {
  const admin = await asAdmin({ config: shop.at().config, now: shop.at(30).now })
  const acting = id ? { ...admin, actor: { role: 'admin' as const, id } } : admin
  return decidePart(acting, partDecision.parse({ intent: 'confirm', part, ...input }))
}
const waiting = async () => partsWaitingCount(await asAdmin())

/** A part that its payer reported as sent by Zelle. */
async function sent(total = 30_970) {
  const order = await divided(shop, [null, null], total)
  const [first = '', second = ''] = order.parts
  const link = partLink(shop.at(), { id: first }, { linkVersion: 1 })
  const open = async () => {
    const opened = await partByLink(shop.at(), link.replace('/pagar/', ''))
    if (!opened) throw new Error('the link opens nothing')
    return opened
  }
  const report = async () => noteSent(shop.at(), await open(), { sender: '', confirmation: 'a1' })
  expect(await report()).toMatchObject({ code: 'not_payable' })
  expect(await startPart(shop.at(), await open(), payer)).toEqual({ ok: true, value: null })
  expect(await report()).toMatchObject({ ok: true })
  return { ...order, first, second, report }
}

test('a part said to be sent is mailed to the shop once: its own sum, memo and sender, and a link to where it is decided', async () => {
  const { number, report } = await sent()
  await report()
  const { rows } = await inTransaction(asSystem(shop.db, 'a test reads'), ({ tx }) =>
    sql<{ subject: string; text: string }>`select subject, text from outbox
      where letter like 'owner_%' and subject like ${`%${number}%`}`.execute(tx),
  )
  expect(rows.map(({ subject }) => subject)).toEqual([`Pago de Zelle por verificar: ${number}-1`])
  const text = rows[0]?.text ?? ''
  for (const fact of ['$154.85', '1 de 2', `${number}-1`, 'Rosa Núñez', 'A1'])
    expect(text).toContain(fact)
  expect(text).toContain(`/admin/partes?pedido=${number}`)
  expect(text).not.toContain('$309.70')
  expect(text).not.toContain('/admin/pedidos/')
})

test('a part said to be sent waits for a person after the end too, for as long as a transfer may take to come', async () => {
  const before = await waiting()
  const { id, number, first } = await sent()
  const staff = { ...shop.at(5), ...asSystem(shop.db, 'a test decides') }
  await cancelOrder(staff, { orderId: id, event: { code: 'cancelled_by_buyer' } })
  await runJobs(shop, 6)
  expect(await waiting()).toBe(before + 1)
  const found = await partsForStaff(await asAdmin(), number)
  expect(found?.parts.map(({ state, task }) => [state, task])).toEqual([
    ['looked_for', 'confirm'],
    ['over', null],
  ])
  expect(await decide(first, { reference: randomUUID().slice(0, 12), amount: '154.85' })).toEqual({
    ok: true,
    value: 'counted',
  })
  const late = await partsForStaff(await asAdmin(), number)
  expect(late?.parts[0]).toMatchObject({ state: 'returning', task: 'return' })
  const twoWeeksLater = { ...(await asAdmin()), now: shop.at(15 * 24 * 60).now }
  const other = await sent()
  const ending = { ...shop.at(5), ...asSystem(shop.db, 'a test decides') }
  await cancelOrder(ending, { orderId: other.id, event: { code: 'cancelled_by_buyer' } })
  const later = await partsForStaff(twoWeeksLater, other.number)
  expect(later?.parts[0]).toMatchObject({ state: 'looked_for', task: null })
})

test('a transfer that is seen at the bank pays its part, once, and with the other part the order', async () => {
  const before = await waiting()
  const { id, number, first, second } = await sent()
  expect(await waiting()).toBe(before + 1)
  expect(await decide(first, { reference: '', amount: '154.85' })).toMatchObject({
    code: 'reference_missing',
  })
  expect(await decide(first, { reference: 'b 77', amount: '154.85' })).toEqual({
    ok: true,
    value: 'counted',
  })
  expect(await decide(second, { reference: 'B77', amount: '154.85' })).toMatchObject({ ok: false })
  expect(await waiting()).toBe(before)
  await payPart(shop, second, 31)
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'paid', captured: 30_970 })
  const staff = await partsForStaff(await asAdmin(), number)
  expect(staff?.parts.map(({ state, payerName }) => [state, payerName])).toEqual([
    ['paid', 'Rosa Núñez'],
    ['paid', ''],
  ])
})

test('above the owner’s sum a second administrator must see the same, however the order is divided', async () => {
  const { first } = await sent(150_000)
  const seen = { reference: 'B1', amount: '750' }
  expect(await decide(first, seen)).toEqual({ ok: true, value: 'second_needed' })
  expect(await decide(first, seen)).toMatchObject({ code: 'other_person_needed' })
  const other = await aUser(shop.db, { role: 'admin' })
  expect(await decide(first, { ...seen, amount: '749' }, other.id)).toMatchObject({
    code: 'differs_from_first',
  })
  expect(await decide(first, seen, other.id)).toEqual({ ok: true, value: 'counted' })
})

test('after the end a transfer waits for a person, who returns it at the bank; PayPal is asked at once', async () => {
  const { id, parts, first, second } = await sent()
  await decide(first, { reference: 'B2', amount: '100' })
  await payPart(shop, second, 31)
  const system = { ...shop.at(40), ...asSystem(shop.db, 'a test cancels') }
  await cancelOrder(system, { orderId: id, event: { code: 'cancelled_by_buyer' } })
  const before = await waiting()
  await runJobs(shop, 41)
  expect(await balances(shop, parts)).toEqual([10_000, 0])
  expect(await waiting()).toBe(before)
  const back = { intent: 'return', reference: 'B3', reason: 'terminó' } as const
  expect(await decide(first, { ...back, amount: '100.01' })).toMatchObject({
    code: 'more_than_paid',
  })
  expect(await decide(first, { ...back, reference: '', amount: '100' })).toMatchObject({
    code: 'reference_missing',
  })
  expect(await decide(first, { ...back, amount: '100' })).toEqual({ ok: true, value: 'returned' })
  expect(await decide(first, { ...back, reference: 'B4', amount: '1' })).toMatchObject({
    code: 'more_than_paid',
  })
  await runJobs(shop, 60)
  expect(await shop.statusOf(id)).toMatchObject({
    payment: 'refunded',
    captured: 25_485,
    refunded: 25_485,
  })
  expect(await waiting()).toBe(before - 1)
})

test('what a provider refused to return is asked for again by a person', async () => {
  const { id, parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  await payPart(shop, first)
  const system = { ...shop.at(5), ...asSystem(shop.db, 'a test cancels') }
  await cancelOrder(system, { orderId: id, event: { code: 'cancelled_by_buyer' } })
  shop.state.faults.refund.push({ kind: 'issue', issue: 'REFUND_NOT_ALLOWED' })
  const before = await waiting()
  await runJobs(shop, 10)
  expect(await waiting()).toBe(before + 1)
  const back = { intent: 'return', amount: '154.85', reason: 'otra vez' } as const
  expect(await decide(first, back)).toEqual({ ok: true, value: 'returned' })
  expect(await balances(shop, parts)).toEqual([0, 0])
})

test('a divided order is not refunded whole, nor while it is held, nor by anybody but staff', async () => {
  const { id, parts } = await divided(shop, [null, null])
  const [first = ''] = parts
  for (const part of parts) await payPart(shop, part)
  const admin = await asAdmin({ config: shop.at().config })
  const whole = { orderId: id, amount: cents(100), reason: 'x' }
  expect(await refundOrder(admin, whole)).toMatchObject({ code: 'by_parts' })
  const input = partDecision.parse({ intent: 'return', part: first, amount: '10', reason: 'x' })
  expect(await decidePart(shop.at(), input)).toMatchObject({ code: 'not_allowed' })
  const attempt = randomUUID()
  const once = { intent: 'return', amount: '10', reason: 'roto', attempt } as const
  for (const value of ['returned', 'returned'])
    expect(await decide(first, once)).toEqual({ ok: true, value })
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'partly_refunded', refunded: 1_000 })
  const held = await divided(shop, [null, null])
  await payPart(shop, held.parts[0] ?? '')
  const listed = await approvedPart(shop, held.parts[1] ?? '', ['Raúl', 'Castro Ruz'])
  await capturePart(shop.at(), listed)
  const back = { intent: 'return', amount: '10', reason: 'x' } as const
  expect(await decide(held.parts[0] ?? '', back)).toMatchObject({ code: 'order_held' })
})

test('the buyer is written to of each part but the last, and of an end that was not paid', async () => {
  const kinds = (number: string) =>
    inTransaction(asSystem(shop.db, 'a test reads'), async ({ tx }) =>
      (
        await tx
          .selectFrom('outbox')
          .select('letter as email')
          .where('subject', 'like', `%${number}%`)
          .execute()
      )
        .map(({ email }) => email)
        .sort(),
    )
  const { number, parts } = await divided(shop, [null, null])
  for (const part of parts) await payPart(shop, part)
  expect(await kinds(number)).toEqual([
    'order_divided',
    'part_paid',
    'payment_confirmed',
    'recipient_order_coming',
  ])
  const other = await divided(shop, [null, null])
  await runJobs(shop, 73 * 60)
  await runJobs(shop, 74 * 60)
  expect(await kinds(other.number)).toEqual(['order_divided', 'parts_ended'])
})
