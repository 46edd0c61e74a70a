import type { Destination } from '#kernel/destination.ts'
import { add, cents, type Usd, zero } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { addDays, type Day, dayMs } from '#kernel/time.ts'

export interface AccountingFilter {
  /** Both days are included; null is an open end. */
  readonly from: Day | null
  readonly to: Day | null
  readonly destination: Destination | null
  readonly method: PaymentMethod | null
}

const amounts = [
  'revenue',
  'cogs',
  'product',
  'shipping',
  'delivery',
  'other',
  'carrierCosts',
  'deliveryCosts',
  'otherCosts',
  'fees',
  'tax',
  'refunds',
  'owed',
] as const
type Amounts = { readonly [Name in (typeof amounts)[number]]: Usd }

/** Money of the ledger by payment method; a method without any is left out. */
export type CashByMethod = Readonly<
  Record<string, { readonly received: Usd; readonly returned: Usd }>
>

/**
 * The totals of a range. `product`, `shipping`, `delivery` and `other` add up to the revenue; `tax` is
 * sales tax owed, `refunds` the refunded part of the revenue, `owed` what cancelled orders are still to get back.
 */
export interface NetPayments extends Amounts {
  readonly orders: number
  /** Items sold without a known cost, for which the profit is overstated. */
  readonly withoutCost: number
  readonly cash: CashByMethod
}

export interface Period extends NetPayments {
  /** First day of the period. */
  readonly start: Day
}

const nothingTaken = Object.fromEntries(amounts.map((name) => [name, zero])) as Amounts
export const noPayments: NetPayments = { ...nothingTaken, orders: 0, withoutCost: 0, cash: {} }

function cashOf(some: CashByMethod, others: CashByMethod): CashByMethod {
  const added = Object.entries(others).map(([method, { received, returned }]) => {
    const known = some[method] ?? { received: zero, returned: zero }
    return [
      method,
      { received: add(known.received, received), returned: add(known.returned, returned) },
    ]
  })
  return { ...some, ...Object.fromEntries(added) }
}

export const sumOf = (parts: readonly NetPayments[]): NetPayments =>
  parts.reduce((sum, part) => {
    const added = amounts.map((name) => [name, add(sum[name], part[name])])
    const counted = {
      orders: sum.orders + part.orders,
      withoutCost: sum.withoutCost + part.withoutCost,
      cash: cashOf(sum.cash, part.cash),
    }
    return { ...(Object.fromEntries(added) as Amounts), ...counted }
  }, noPayments)

const isQuiet = ({ start: _, cash, ...sums }: Period) =>
  Object.keys(cash).length === 0 && Object.values(sums).every((sum) => sum === 0)

/** Adds up two lists by period, in order, and drops empty periods. */
export function joined(some: readonly Period[], others: readonly Period[]): Period[] {
  const byStart = new Map(some.map((period) => [period.start, period]))
  for (const period of others) {
    const { start } = period
    const known = byStart.get(start)
    byStart.set(start, known ? { start, ...sumOf([known, period]) } : period)
  }
  const periods = [...byStart.values()].filter((period) => !isQuiet(period))
  return periods.sort((a, b) => (a.start < b.start ? -1 : 1))
}

export interface Moved {
  readonly provider: string
  readonly kind: string
  readonly amount: Usd
}

/** Payments and refunds, without the rows at zero. */
export const movedIn = ({ cash }: NetPayments): Moved[] =>
  Object.entries(cash)
    .flatMap(([provider, { received, returned }]) => [
      { provider, kind: 'capture', amount: received },
      { provider, kind: 'refund', amount: returned },
    ])
    .filter(({ amount }) => amount > 0)

export interface Summary {
  readonly revenue: Usd
  readonly cogs: Usd
  readonly costs: Usd
  readonly profit: Usd
}

export function summaryOf(taken: NetPayments): Summary {
  const { revenue, cogs, carrierCosts, deliveryCosts, otherCosts, fees } = taken
  const costs = add(carrierCosts, deliveryCosts, otherCosts, fees)
  return { revenue, cogs, costs, profit: cents(revenue - cogs - costs) }
}

export interface Sources {
  readonly product: Usd
  readonly delivery: Usd
  readonly shipping: Usd
  /** Agency fee, installation and differences of prices set by hand, less fees and other costs. */
  readonly other: Usd
}

/** Breakdown of the profit; the four parts always add up to it. */
export const sourcesOf = (taken: NetPayments): Sources => ({
  product: cents(taken.product - taken.cogs),
  delivery: cents(taken.delivery - taken.deliveryCosts),
  shipping: cents(taken.shipping - taken.carrierCosts),
  other: cents(taken.other - taken.fees - taken.otherCosts),
})

export type PeriodUnit = 'day' | 'month'

const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayIn = (date: Date) => date.toISOString().slice(0, 10) as Day

const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs)

/** Days for short ranges, else months. */
export const unitFor = (from: Day, to: Day): PeriodUnit =>
  daysBetween(from, to) > 62 ? 'month' : 'day'

export function startOfPeriod(day: Day, unit: PeriodUnit): Day {
  return unit === 'day' ? day : (`${day.slice(0, 7)}-01` as Day)
}

function next(day: Day, unit: PeriodUnit): Day {
  const date = utc(day)
  if (unit === 'day') date.setUTCDate(date.getUTCDate() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return dayIn(date)
}

export const daysBefore = (day: Day, days: number): Day => addDays(day, -days)

/** Upper limit of periods in the chart. */
const maxPeriods = 240

/** Every period of the range in order, empty ones included. */
export function withQuietPeriods(
  known: readonly Period[],
  range: { readonly from: Day; readonly to: Day; readonly unit: PeriodUnit },
): Period[] {
  const byStart = new Map(known.map((period) => [period.start, period]))
  const periods: Period[] = []
  let start = startOfPeriod(range.from, range.unit)
  while (start <= range.to && periods.length < maxPeriods) {
    periods.push(byStart.get(start) ?? { start, ...noPayments })
    start = next(start, range.unit)
  }
  return periods
}

export const costKinds = ['carrier', 'delivery', 'other'] as const
export type CostKind = (typeof costKinds)[number]

/** Whole days, both included; null is an open end. */
export interface Span {
  readonly from: Day | null
  readonly to: Day | null
}

/** The parts of a range that stored days (in order) do not cover, as few spans as possible. */
export function spansBeside(stored: readonly Day[], { from, to }: Span): Span[] {
  const spans: Span[] = []
  let next = from
  for (const day of stored) {
    if (next === null || next < day) spans.push({ from: next, to: daysBefore(day, 1) })
    next = daysBefore(day, -1)
  }
  if (next === null || to === null || next <= to) spans.push({ from: next, to })
  return spans
}
