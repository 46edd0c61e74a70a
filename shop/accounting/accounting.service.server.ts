import { ok, type Result, refused } from '#kernel/result.ts'
import { type Day, dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cashIn, firstDay, takingsBy } from './accounting.queries.server.ts'
import {
  type BooksFilter,
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
  readonly cash: Awaited<ReturnType<typeof cashIn>>
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
    return { from, to, unit, total: sumOf(known), periods, cash: await cashIn(tx, filter) }
  })
