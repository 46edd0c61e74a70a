import { ok, type Result, refused } from '#kernel/result.ts'
import { type Day, dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { firstDay, giftsMoved, keptTakings, liveTakings } from './accounting.queries.server.ts'
import {
  type BooksFilter,
  joined,
  type Moved,
  movedIn,
  type Period,
  type PeriodUnit,
  type Sources,
  type Summary,
  sourcesOf,
  startOfPeriod,
  summaryOf,
  sumOf,
  type Takings,
  unitFor,
  withQuietPeriods,
} from './accounting.rules.ts'
import { spansBeside } from './kept-days.rules.ts'

/** From the days that are kept, and from the orders of all other days. */
async function takingsBy(tx: Tx, filter: BooksFilter, unit: PeriodUnit): Promise<Period[]> {
  const kept = await keptTakings(tx, filter, unit)
  const live = await liveTakings(tx, spansBeside(kept.days, filter), filter, unit)
  return joined(kept.periods, live)
}

const taken = async (ctx: Needs, filter: BooksFilter): Promise<Result<Takings, 'not_allowed'>> =>
  ctx.actor.role === 'admin'
    ? ok(sumOf(await inTransaction(ctx, ({ tx }) => takingsBy(tx, filter, 'month'))))
    : refused('not_allowed')

/** Revenue without tax, what the goods cost, what selling them cost, and what is left. */
export async function getAccountingSummary(
  ctx: Needs,
  filter: BooksFilter,
): Promise<Result<Summary, 'not_allowed'>> {
  const all = await taken(ctx, filter)
  return all.ok ? ok(summaryOf(all.value)) : all
}

/** Where the same profit comes from. */
export async function getIncomeSourcesSummary(
  ctx: Needs,
  filter: BooksFilter,
): Promise<Result<Sources, 'not_allowed'>> {
  const all = await taken(ctx, filter)
  return all.ok ? ok(sourcesOf(all.value)) : all
}

export interface Books {
  readonly from: Day
  readonly to: Day
  readonly unit: PeriodUnit
  readonly total: Takings
  readonly periods: readonly Period[]
  readonly cash: readonly Moved[]
}

/** The books of a range, period by period; a range without end reaches from the first sale to today. */
export const booksOf = (
  ctx: Needs<'now'>,
  filter: BooksFilter,
  wished?: PeriodUnit,
): Promise<Books> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const to = filter.to ?? dayOf(now)
    const from = filter.from ?? (await firstDay(tx)) ?? to
    const unit = wished ?? unitFor(from, to)
    const known = await takingsBy(tx, filter, unit)
    const first = known[0] && known[0].start < startOfPeriod(from, unit) ? known[0].start : from
    const periods = withQuietPeriods(known, { from: first, to, unit })
    const total = sumOf(known)
    const cash = [...movedIn(total), ...(await giftsMoved(tx, filter))]
    return { from, to, unit, total, periods, cash }
  })
