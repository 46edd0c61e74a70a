import { add } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { type Day, dayOf } from '#kernel/time.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { ordersByDay } from '#shop/orders/list/overview.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { paymentsByDay } from '#shop/payments/orders/daily-payments.service.server.ts'
import type { CostInput } from './accounting.input.ts'
import {
  costsOf,
  donationsMoved,
  firstDay,
  insertCost,
  isCostNoted,
  livePayments,
  type OrderCost,
  owedPayments,
  storedPayments,
} from './accounting.queries.server.ts'
import {
  type AccountingFilter,
  joined,
  type Moved,
  movedIn,
  type NetPayments,
  type Period,
  type PeriodUnit,
  type Sources,
  type Summary,
  sourcesOf,
  spansBeside,
  startOfPeriod,
  summaryOf,
  sumOf,
  unitFor,
  withQuietPeriods,
} from './accounting.rules.ts'
import { type DayRow, dayRows, lastDays } from './last-days.rules.ts'

/** Combines stored days with the orders of all other days; what is owed back is no part of a stored day. */
async function paymentsBy(tx: Tx, filter: AccountingFilter, unit: PeriodUnit): Promise<Period[]> {
  const stored = await storedPayments(tx, filter, unit)
  const live = await livePayments(tx, spansBeside(stored.days, filter), filter, unit)
  return joined(joined(stored.periods, live), await owedPayments(tx, filter, unit))
}

const taken = async (
  ctx: Needs,
  filter: AccountingFilter,
): Promise<Result<NetPayments, 'not_allowed'>> =>
  ctx.actor.role === 'admin'
    ? ok(sumOf(await inTransaction(ctx, ({ tx }) => paymentsBy(tx, filter, 'month'))))
    : refused('not_allowed')

/** Revenue without tax, cost of products, other costs and profit. */
export async function getAccountingSummary(
  ctx: Needs,
  filter: AccountingFilter,
): Promise<Result<Summary, 'not_allowed'>> {
  const all = await taken(ctx, filter)
  return all.ok ? ok(summaryOf(all.value)) : all
}

export async function getIncomeSourcesSummary(
  ctx: Needs,
  filter: AccountingFilter,
): Promise<Result<Sources, 'not_allowed'>> {
  const all = await taken(ctx, filter)
  return all.ok ? ok(sourcesOf(all.value)) : all
}

interface Accounting {
  readonly from: Day
  readonly to: Day
  readonly unit: PeriodUnit
  readonly total: NetPayments
  readonly periods: readonly Period[]
  readonly cash: readonly Moved[]
}

/** The accounting of a range by period; an open range starts with the first sale and ends today. */
export const accountingOf = (
  ctx: Needs<'now'>,
  filter: AccountingFilter,
  wished?: PeriodUnit,
): Promise<Accounting> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const to = filter.to ?? dayOf(now)
    const from = filter.from ?? (await firstDay(tx)) ?? to
    const unit = wished ?? unitFor(from, to)
    const [known, donated] = await Promise.all([
      paymentsBy(tx, filter, unit),
      donationsMoved(tx, filter),
    ])
    const first = known[0] && known[0].start < startOfPeriod(from, unit) ? known[0].start : from
    const periods = withQuietPeriods(known, { from: first, to, unit })
    const total = sumOf(known)
    const cash = [...movedIn(total), ...donated]
    return { from, to, unit, total, periods, cash }
  })

type CostRefusal = 'not_allowed' | 'order_not_found' | 'amount_invalid' | 'cost_negative'

/** Records a shipping cost of an order, once per idempotency key. */
export const noteCost = (
  ctx: Needs<'now' | 'requestId'>,
  orderId: string,
  { kind, amount, note, attempt }: CostInput,
): Promise<Result<null, CostRefusal>> => {
  const { actor } = ctx
  if (actor.role !== 'admin') return Promise.resolve(refused('not_allowed'))
  if (amount === 0) return Promise.resolve(refused('amount_invalid'))
  return inTransaction(ctx, async (inside): Promise<Result<null, CostRefusal>> => {
    const order = await orderById(inside, orderId)
    if (!order) return refused('order_not_found')
    if (await isCostNoted(inside.tx, attempt)) return ok(null)
    const noted = (await costsOf(inside.tx, orderId)).filter((cost) => cost.kind === kind)
    if (add(amount, ...noted.map((cost) => cost.amount)) < 0) return refused('cost_negative')
    await insertCost(inside.tx, {
      ...{ order_id: orderId, kind, amount_cents: amount, note, attempt_key: attempt },
      ...{ noted_by: actor.id, at: inside.now },
    })
    const after = { kind, amount_cents: amount, note }
    await recordChanges(inside, [
      { area: 'order', subject: order.number, action: 'cost', before: null, after },
    ])
    return ok(null)
  })
}

export const orderCosts = (ctx: Needs, orderId: string): Promise<OrderCost[]> =>
  inTransaction(ctx, ({ tx }) => costsOf(tx, orderId))

const shownDays = 30

/** Revenue and orders of the last thirty days in Havana. */
export async function lastMonth(ctx: Ctx): Promise<DayRow[]> {
  const days = lastDays(dayOf(ctx.now), shownDays)
  const since = days[0] ?? dayOf(ctx.now)
  return inTransaction(ctx, async (inside) => {
    const [orders, netPayments] = await Promise.all([
      ordersByDay(inside, since),
      paymentsByDay(inside, since),
    ])
    return dayRows(days, { orders, netPayments })
  })
}
