import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { parseDay } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { actingAs, actors, asCustomer, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { sumsOf } from '#tests/harness/orders/order-to-make.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import type { AccountingFilter } from './accounting.rules.ts'
import {
  accountingOf,
  getAccountingSummary,
  getIncomeSourcesSummary,
  noteCost,
} from './accounting.service.server.ts'

type Inside = Ctx & { readonly tx: Tx }

const at = (day: string, hour = '17:00') => new Date(`2031-${day}T${hour}:00Z`)
const year: AccountingFilter = {
  from: parseDay('2031-01-01'),
  to: parseDay('2031-12-31'),
  destination: null,
  method: null,
}
const in2031 = async (work: (ctx: Inside) => Promise<void>) =>
  rolledBack(await asSystemActor({ now: at('06-15') }), work)
const asStaff = <Value>(ctx: Inside, work: (ctx: Inside) => Promise<Value>) =>
  actingAs(ctx, 'admin', work)

async function accountingIn(ctx: Inside, filter: Partial<AccountingFilter> = {}) {
  const requests = { ...year, ...filter }
  return asStaff(ctx, async (staff) => {
    const [summary, sources] = [
      await getAccountingSummary(staff, requests),
      await getIncomeSourcesSummary(staff, requests),
    ]
    if (!summary.ok || !sources.ok) throw new Error('staff may read the books')
    return {
      ...summary.value,
      sources: sources.value,
      accounting: await accountingOf(staff, requests),
    }
  })
}

const entry = (
  { tx }: Inside,
  order: { readonly id: string },
  kind: 'capture' | 'refund',
  amount: number,
  when: Date,
  fee = 0,
) =>
  tx
    .insertInto('payments')
    .values({
      ...{ order_id: order.id, provider: 'paypal', kind, provider_id: randomUUID() },
      ...{ amount_cents: amount, fee_cents: fee, at: when },
    })
    .execute()

/** Sells at 200, costs 120, weighs 30 lb at 1.99, delivery fee 50: 309.70 delivered to Cuba. */
const kit = { equipment: 20_000, freight: 5_970, delivery: 5_000, sell: 20_000, cost: 12_000 }
const unpaidToCuba = anOrder()
  .paidBy('zelle')
  .inCuba()
  .lines([{ quantity: 2, ...kit }])
  .discount(3_097)
  .installation(5_000)
const toCuba = unpaidToCuba.paid(at('03-10'))
const inUsa = anOrder()
  .paidBy('paypal')
  .inUsa()
  .lines([{ quantity: 2, ...kit, freight: 0, delivery: 0 }])
  .discount(2_000)
  .paid(at('03-12'))

test('an order to Cuba is counted as by hand: 638.43 in, 253.18 left, by four sources (A-004, A-134, A-135, A-268, A-269)', async () => {
  await in2031(async (ctx) => {
    const order = await toCuba.insertIn(ctx.tx)
    expect(order.total).toBe(63_843)
    await asStaff(ctx, async (staff) => {
      const costs = [
        ['carrier', cents(8_000)],
        ['delivery', cents(6_000)],
        ['other', cents(525)],
      ] as const
      for (const [kind, amount] of costs)
        await noteCost(staff, order.id, { kind, amount, note: '', attempt: randomUUID() })
    })
    const { revenue, cogs, costs, profit, sources } = await accountingIn(ctx)
    expect({ revenue, cogs, costs, profit }).toEqual({
      ...{ revenue: 63_843, cogs: 24_000, costs: 14_525, profit: 25_318 },
    })
    expect(sources).toEqual({ product: 14_000, shipping: 3_343, delivery: 3_500, other: 4_475 })
  })
})

test('in the USA the 7 % tax is no revenue; fees are costs, a refund includes its tax', async () => {
  await in2031(async (ctx) => {
    const order = await inUsa.insertIn(ctx.tx)
    await entry(ctx, order, 'capture', 40_800, at('03-12'), 1_450)
    const before = await accountingIn(ctx)
    expect(before).toMatchObject({ revenue: 38_000, cogs: 24_000, costs: 1_450, profit: 12_550 })
    expect(before.accounting.total.tax).toBe(2_800)
    await entry(ctx, order, 'refund', 10_000, at('04-02'))
    const after = await accountingIn(ctx)
    expect(after).toMatchObject({ revenue: 28_686, profit: 3_236 })
    expect(after.accounting.total).toMatchObject({ tax: 2_114, refunds: 9_314 })
    expect((await accountingIn(ctx, { to: parseDay('2031-03-31') })).revenue).toBe(38_000)
    await entry(ctx, order, 'refund', 30_800, at('04-03'))
    const gone = await accountingIn(ctx)
    expect(gone).toMatchObject({ revenue: 0, profit: -25_450 })
    expect(gone.accounting.total.tax).toBe(0)
  })
})

test('a cancelled sale returns its items: only the fee is lost', async () => {
  await in2031(async (ctx) => {
    const order = await inUsa.insertIn(ctx.tx)
    await entry(ctx, order, 'capture', 40_800, at('03-12'), 1_450)
    await entry(ctx, order, 'refund', 40_800, at('03-20'))
    await ctx.tx
      .updateTable('orders')
      .set({ closed_at: at('03-19'), delivery_status: 'cancelled', payment_status: 'refunded' })
      .where('id', '=', order.id)
      .execute()
    const { sources, ...all } = await accountingIn(ctx)
    expect(all).toMatchObject({ revenue: 0, cogs: 0, costs: 1_450, profit: -1_450 })
    expect(sources).toEqual({ product: 0, shipping: 0, delivery: 0, other: -1_450 })
  })
})

test('an unverified Zelle payment is never counted, nor partial or excess payments', async () => {
  await in2031(async (ctx) => {
    await unpaidToCuba.inState('proof_received').insertIn(ctx.tx)
    const partly = await unpaidToCuba.inState('partly_paid').insertIn(ctx.tx)
    await entry(ctx, partly, 'capture', 30_000, at('03-11'))
    expect(await accountingIn(ctx)).toMatchObject({ revenue: 0, cogs: 0, profit: 0 })
    const paid = await toCuba.insertIn(ctx.tx)
    await entry(ctx, paid, 'capture', 70_000, at('03-10'))
    await entry(ctx, paid, 'refund', 6_157, at('03-11'))
    expect(await accountingIn(ctx)).toMatchObject({ revenue: 63_843 })
  })
})

test('range, destination and method filter the accounting; months end by the clock of Cuba', async () => {
  await in2031(async (ctx) => {
    await unpaidToCuba.paid(at('04-01', '03:30')).insertIn(ctx.tx)
    await inUsa.insertIn(ctx.tx)
    const march = { from: parseDay('2031-03-01'), to: parseDay('2031-03-31') }
    expect((await accountingIn(ctx, march)).revenue).toBe(63_843 + 38_000)
    expect((await accountingIn(ctx, { destination: 'usa' })).revenue).toBe(38_000)
    expect((await accountingIn(ctx, { method: zelle })).revenue).toBe(63_843)
    expect((await accountingIn(ctx, { destination: 'usa', method: zelle })).revenue).toBe(0)
    const { accounting } = await accountingIn(ctx, march)
    expect(accounting.periods).toHaveLength(31)
    expect(accounting.periods.at(-1)).toMatchObject({ start: '2031-03-31', orders: 1 })
  })
})

test('a cost sent twice is recorded once, and a customer neither reads nor records', async () => {
  await in2031(async (ctx) => {
    const order = await toCuba.insertIn(ctx.tx)
    const input = {
      kind: 'carrier',
      amount: cents(1_250),
      note: '',
      attempt: randomUUID(),
    } as const
    await asStaff(ctx, async (staff) => {
      await noteCost(staff, order.id, input)
      await noteCost(staff, order.id, input)
      const nothing = { ...input, amount: cents(0) }
      expect(await noteCost(staff, order.id, nothing)).toMatchObject({ code: 'amount_invalid' })
    })
    expect((await accountingIn(ctx)).costs).toBe(1_250)
  })
  const customer = await asCustomer()
  expect(await getAccountingSummary(customer, year)).toEqual({ ok: false, code: 'not_allowed' })
  expect(await getIncomeSourcesSummary(customer, year)).toMatchObject({ code: 'not_allowed' })
  const request = { kind: 'other', amount: cents(100), note: '', attempt: randomUUID() } as const
  expect(await noteCost(customer, actors.admin.id, request)).toMatchObject({ code: 'not_allowed' })
})

test('a correction takes back what was noted of its kind, and no more', async () => {
  await in2031(async (ctx) => {
    const order = await inUsa.insertIn(ctx.tx)
    const noting = (
      staff: typeof ctx,
      kind: 'other' | 'carrier',
      amount: number,
      attempt: string,
    ) => noteCost(staff, order.id, { kind, amount: cents(amount), note: '', attempt })
    await asStaff(ctx, async (staff) => {
      await noting(staff, 'other', 500, randomUUID())
      for (const [kind, amount] of [
        ['other', -501],
        ['carrier', -1],
      ] as const)
        expect(await noting(staff, kind, amount, randomUUID())).toEqual({
          ok: false,
          code: 'cost_negative',
        })
      const attempt = randomUUID()
      for (const _ of ['first', 'again'])
        expect((await noting(staff, 'other', -500, attempt)).ok).toBe(true)
    })
    expect((await accountingIn(ctx)).costs).toBe(0)
  })
})

const price = fc.integer({ min: 1, max: 300_000 })
const part = fc.integer({ min: 0, max: 30_000 })
const piece = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  ...{ equipment: price, freight: part, delivery: part },
  sell: fc.option(price),
  cost: fc.option(price),
})
const anySold = fc
  .record({
    destination: fc.constantFrom('usa' as const, 'cuba' as const),
    method: fc.constantFrom('paypal' as const, 'zelle' as const),
    pieces: fc.array(piece, { minLength: 1, maxLength: 4 }),
    hasCoupon: fc.boolean(),
    ...{ agencyFee: part, installation: fc.constantFrom(0, 5_000) },
    day: fc.integer({ min: 1, max: 28 }),
    refunds: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    fee: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ day, hasCoupon, ...made }) => {
    const { subtotal } = sumsOf({ ...made, discount: 0 }, made.pieces)
    const discount = hasCoupon ? Math.round(subtotal / 20) : 0
    return { ...made, discount, paidAt: at(`05-${String(day).padStart(2, '0')}`) }
  })

test('for any sales and refunds the accounting equals the orders’ snapshots to the cent, in total and by day', async () => {
  const sold = fc.sample(anySold, { numRuns: 60, seed: 20_261_122 })
  await in2031(async (ctx) => {
    let [net, tax, cogs, fees] = [0, 0, 0, 0]
    for (const made of sold) {
      const { destination, method, pieces, discount, agencyFee, installation, paidAt } = made
      const priced = anOrder().to(destination).lines(pieces).discount(discount)
      const charged = priced.agencyFee(agencyFee).installation(installation)
      const order = await charged.paidBy(method).paid(paidAt).insertIn(ctx.tx)
      const sums = sumsOf(made, pieces)
      await entry(ctx, order, 'capture', order.total, made.paidAt, made.fee)
      let left = sums.total
      for (const share of made.refunds) {
        const amount = Math.floor(left * share)
        if (amount < 1) continue
        await entry(ctx, order, 'refund', amount, at('06-01'))
        left -= amount
      }
      const gone = sums.total - left
      const taxGone = Math.round((gone * sums.tax) / sums.total)
      net += sums.total - sums.tax - (gone - taxGone)
      tax += sums.tax - taxGone
      cogs += made.pieces.reduce((sum, { quantity, cost }) => sum + quantity * (cost ?? 0), 0)
      fees += made.fee
    }
    const { accounting, sources, ...all } = await accountingIn(ctx)
    expect(all).toMatchObject({ revenue: net, cogs, costs: fees, profit: net - cogs - fees })
    expect(accounting.total).toMatchObject({ tax, orders: sold.length })
    expect(Object.values(sources).reduce((sum, source) => sum + source, 0)).toBe(all.profit)
    const months = { from: parseDay('2031-05-01'), to: parseDay('2031-06-30') }
    const { periods } = (await accountingIn(ctx, months)).accounting
    expect(periods.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(net)
    for (const { product, shipping, delivery, other, revenue } of periods)
      expect(product + shipping + delivery + other).toBe(revenue)
  })
})
