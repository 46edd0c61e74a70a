import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { TableField } from '../../fields/product-fields.rules.ts'
import type { ProductChange } from '../change.rules.ts'
import type { FieldProblem } from '../fields.rules.ts'
import { changeProducts } from '../product-changes.service.server.ts'
import { type BulkWay, bulkChanged } from './bulk.rules.ts'
import { type Place, type Placed, valuesAfter } from './table.queries.server.ts'
import type { TableQuery } from './table-query.rules.ts'

/** A change of every product that matches a filter. */
export interface BulkInput {
  readonly filter: Pick<TableQuery, 'search' | 'category' | 'state'>
  readonly field: TableField
  readonly way: BulkWay
  readonly input: string
  /** The confirmed number of products. */
  readonly count: number
}

type BulkProblem = FieldProblem | 'weight_needed'

export interface BulkDone {
  readonly changed: number
  /** Products that cannot be changed, and the error of the first. */
  readonly skipped: number
  readonly problem: BulkProblem | null
}

export type BulkRefusal = 'count_changed' | 'changed_meanwhile' | BulkProblem
type BulkContext = Needs<'now' | 'requestId'>

/** Batch size. */
const partSize = 5_000

interface Planned {
  readonly found: number
  readonly changes: readonly ProductChange[]
  readonly problems: readonly FieldProblem[]
}

const somePlaced = (
  ctx: BulkContext,
  filter: BulkInput['filter'],
  place: Place,
): Promise<Placed[]> => inTransaction(ctx, ({ tx }) => valuesAfter(tx, filter, place))

/** The changes that a bulk change would make. */
export const bulkChanges = async (
  ctx: BulkContext,
  input: BulkInput,
): Promise<readonly ProductChange[]> => (await planned(ctx, input)).changes

/** Computes the changes of every product before any lock is taken. */
async function planned(
  ctx: BulkContext,
  { filter, field, way, input }: BulkInput,
): Promise<Planned> {
  const changes: ProductChange[] = []
  const problems: FieldProblem[] = []
  let found = 0
  let after: string | null = null
  for (;;) {
    const rows = await somePlaced(ctx, filter, { field, after, limit: partSize })
    for (const { id, value } of rows) {
      const changed = bulkChanged(field, value, way, input)
      if (!changed.ok) problems.push(changed.code)
      else if (changed.value !== value)
        changes.push({ id, fields: { [field]: { from: value, to: changed.value } } })
    }
    found += rows.length
    after = rows.at(-1)?.id ?? null
    if (rows.length < partSize) return { found, changes, problems }
  }
}

/** Leaves out what would be shown for Cuba without a weight. */
async function changeWeighed(ctx: BulkContext, changes: readonly ProductChange[]) {
  const action = { action: 'changed' } as const
  const saved = await changeProducts(ctx, changes, action)
  if (saved.ok || saved.errors.some(({ problem }) => problem !== 'weight_needed'))
    return { saved, unweighed: 0 }
  const without = new Set(saved.errors.map(({ id }) => id))
  const weighed = changes.filter(({ id }) => !without.has(id))
  return { saved: await changeProducts(ctx, weighed, action), unweighed: without.size }
}

/**
 * Changes every product of a filter in one transaction with audit entries, or none: a concurrent change
 * between reading and writing aborts it.
 */
export async function changeInBulk(
  ctx: BulkContext,
  input: BulkInput,
): Promise<Result<BulkDone, BulkRefusal>> {
  const { found, changes, problems } = await planned(ctx, input)
  const [problem = null] = problems
  if (found !== input.count) return refused('count_changed')
  if (changes.length === 0 && problem) return refused(problem)
  const { saved, unweighed } = await changeWeighed(ctx, changes)
  if (!saved.ok) return refused('changed_meanwhile')
  const done = changes.length - unweighed
  if (done === 0 && unweighed > 0) return refused('weight_needed')
  const skipped = problems.length + unweighed
  return ok({
    changed: done,
    skipped,
    problem: problem ?? (unweighed > 0 ? 'weight_needed' : null),
  })
}
