import { ok, type Result, refused } from '#kernel/result.ts'
import { type Day, dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import {
  donationsMoved,
  firstDay,
  livePayments,
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
  startOfPeriod,
  summaryOf,
  sumOf,
  unitFor,
  withQuietPeriods,
} from './accounting.rules.ts'
import { spansBeside } from './uncovered-ranges.rules.ts'

/** Combines stored days with the orders of all other days. */
async function paymentsBy(tx: Tx, filter: AccountingFilter, unit: PeriodUnit): Promise<Period[]> {
  const stored = await storedPayments(tx, filter, unit)
  const live = await livePayments(tx, spansBeside(stored.days, filter), filter, unit)
  return joined(stored.periods, live)
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

export interface Accounting {
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
    const known = await paymentsBy(tx, filter, unit)
    const first = known[0] && known[0].start < startOfPeriod(from, unit) ? known[0].start : from
    const periods = withQuietPeriods(known, { from: first, to, unit })
    const total = sumOf(known)
    const cash = [...movedIn(total), ...(await donationsMoved(tx, filter))]
    return { from, to, unit, total, periods, cash }
  })
