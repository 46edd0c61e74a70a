import type { Destination } from '#kernel/destination.ts'
import { add, cents, type Usd, zero } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { type Day, dayMs } from '#kernel/time.ts'

export interface AccountingFilter {
  /** Both days belong to the range; null is without end. */
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
  'paypalIn',
  'paypalBack',
  'zelleIn',
  'zelleBack',
] as const
type Amounts = { readonly [Name in (typeof amounts)[number]]: Usd }

/**
 * What a stretch of time brought. `product`, `shipping`, `delivery` and `other` are the parts of the
 * revenue; `tax` is what is owed to the state, `refunds` what of the revenue was given back. `paypalIn` to
 * `zelleBack` is the money that moved.
 */
export interface NetPayments extends Amounts {
  readonly orders: number
  /** Lines sold without a known cost: their profit looks larger than it is. */
  readonly withoutCost: number
}

export interface Period extends NetPayments {
  /** The first day of it. */
  readonly start: Day
}

const nothingTaken = Object.fromEntries(amounts.map((name) => [name, zero])) as Amounts
export const noPayments: NetPayments = { ...nothingTaken, orders: 0, withoutCost: 0 }

export const sumOf = (parts: readonly NetPayments[]): NetPayments =>
  parts.reduce((sum, part) => {
    const added = amounts.map((name) => [name, add(sum[name], part[name])])
    const counted = {
      orders: sum.orders + part.orders,
      withoutCost: sum.withoutCost + part.withoutCost,
    }
    return { ...(Object.fromEntries(added) as Amounts), ...counted }
  }, noPayments)

const isQuiet = ({ start: _, ...sums }: Period) => Object.values(sums).every((sum) => sum === 0)

/** Two lists as one, in the order of their periods and without those in which nothing happened. */
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

/** The money that came and went back, without what did not move at all. */
export function movedIn({ paypalIn, paypalBack, zelleIn, zelleBack }: NetPayments): Moved[] {
  const moved = [
    { provider: 'paypal', kind: 'capture', amount: paypalIn },
    { provider: 'paypal', kind: 'refund', amount: paypalBack },
    { provider: 'zelle', kind: 'capture', amount: zelleIn },
    { provider: 'zelle', kind: 'refund', amount: zelleBack },
  ]
  return moved.filter(({ amount }) => amount > 0)
}

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
  /** Agency fee, installation and what a price set by hand differs, less fees and other costs. */
  readonly other: Usd
}

/** Where the profit comes from: the four always add up to it. */
export const sourcesOf = (taken: NetPayments): Sources => ({
  product: cents(taken.product - taken.cogs),
  delivery: cents(taken.delivery - taken.deliveryCosts),
  shipping: cents(taken.shipping - taken.carrierCosts),
  other: cents(taken.other - taken.fees - taken.otherCosts),
})

export type PeriodUnit = 'day' | 'month'

const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayIn = (date: Date) => date.toISOString().slice(0, 10) as Day

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs)

/** Days while they can be told apart, else months. */
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

export const daysBefore = (day: Day, days: number): Day =>
  dayIn(new Date(utc(day).getTime() - days * dayMs))

/** More periods than this are not drawn. */
export const maxPeriods = 240

/** Every period of the range in its order, also those in which nothing happened. */
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
