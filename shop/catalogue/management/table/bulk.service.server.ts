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

/** One change of every product that a filter finds, however many they are. */
export interface BulkInput {
  readonly filter: Pick<TableQuery, 'search' | 'category' | 'state'>
  readonly field: TableField
  readonly way: BulkWay
  readonly input: string
  /** How many there were when it was confirmed. */
  readonly count: number
}

export interface BulkDone {
  readonly changed: number
  /** Those that could not be changed so, and why the first of them could not. */
  readonly skipped: number
  readonly problem: FieldProblem | null
}

export type BulkRefusal = 'count_changed' | 'changed_meanwhile' | FieldProblem
type ProductChanges = Needs<'now' | 'requestId'>

/** So many are read at once. */
const partSize = 5_000

interface Planned {
  readonly found: number
  readonly changes: readonly ProductChange[]
  readonly problems: readonly FieldProblem[]
}

const somePlaced = (
  ctx: ProductChanges,
  filter: BulkInput['filter'],
  place: Place,
): Promise<Placed[]> => inTransaction(ctx, ({ tx }) => valuesAfter(tx, filter, place))

/** Every change that the wish comes to; nobody waits while it is worked out. */
async function planned(
  ctx: ProductChanges,
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

/**
 * Changes every product of a filter alike, all of them in one transaction and each with its note, or
 * none: what anybody else changed between the looking and the writing stops it.
 */
export async function changeInBulk(
  ctx: ProductChanges,
  input: BulkInput,
): Promise<Result<BulkDone, BulkRefusal>> {
  const { found, changes, problems } = await planned(ctx, input)
  const [problem = null] = problems
  if (found !== input.count) return refused('count_changed')
  if (changes.length === 0 && problem) return refused(problem)
  const saved = await changeProducts(ctx, changes, { action: 'changed' })
  if (!saved.ok) return refused('changed_meanwhile')
  return ok({ changed: changes.length, skipped: problems.length, problem })
}
