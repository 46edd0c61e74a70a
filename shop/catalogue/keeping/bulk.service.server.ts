import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { type BulkWay, bulkChanged } from './bulk.rules.ts'
import type { ProductChange } from './change.rules.ts'
import type { FieldProblem } from './fields.rules.ts'
import { keepProducts } from './keeping.service.server.ts'
import { countRows, valuesAfter } from './table.queries.server.ts'
import type { TableField } from './table.rules.ts'
import type { TableWish } from './table-wish.rules.ts'

/** One change of every product that a filter finds, however many they are. */
export interface BulkWish {
  readonly filter: Pick<TableWish, 'search' | 'category' | 'state'>
  readonly field: TableField
  readonly way: BulkWay
  readonly typed: string
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
type Keeping = Needs<'now' | 'requestId'>
type Inside = Keeping & { readonly tx: Tx }

/** So many are read, changed and noted by one statement each; all are one transaction. */
const partSize = 2_000

/** One of the parts could not be saved: nothing of the others may stay. */
class NotSaved extends Error {
  override name = 'NotSaved'
}

interface Part extends BulkDone {
  readonly last: string | null
}

async function changePart(ctx: Inside, wish: BulkWish, after: string | null): Promise<Part> {
  const { filter, field, way, typed } = wish
  const rows = await valuesAfter(ctx.tx, filter, { field, after, limit: partSize })
  const changes: ProductChange[] = []
  const problems: FieldProblem[] = []
  for (const { id, value } of rows) {
    const changed = bulkChanged(field, value, way, typed)
    if (!changed.ok) problems.push(changed.code)
    else if (changed.value !== value)
      changes.push({ id, fields: { [field]: { from: value, to: changed.value } } })
  }
  if (changes.length > 0) {
    const saved = await keepProducts(ctx, changes, { action: 'changed' })
    if (!saved.ok) throw new NotSaved('products were changed while they were changed in bulk')
  }
  const last = rows.length < partSize ? null : (rows.at(-1)?.id ?? null)
  return {
    changed: changes.length,
    skipped: problems.length,
    problem: problems[0] ?? null,
    last,
  }
}

async function changeAll(ctx: Inside, wish: BulkWish): Promise<Result<BulkDone, BulkRefusal>> {
  if ((await countRows(ctx.tx, wish.filter)) !== wish.count) return refused('count_changed')
  let done: BulkDone = { changed: 0, skipped: 0, problem: null }
  let after: string | null = null
  do {
    const { last, ...part }: Part = await changePart(ctx, wish, after)
    done = {
      changed: done.changed + part.changed,
      skipped: done.skipped + part.skipped,
      problem: done.problem ?? part.problem,
    }
    after = last
  } while (after !== null)
  return done.changed === 0 && done.problem ? refused(done.problem) : ok(done)
}

/** Changes every product of a filter alike, all of them in one transaction and each with its note, or none. */
export const changeInBulk = (
  ctx: Keeping,
  wish: BulkWish,
): Promise<Result<BulkDone, BulkRefusal>> =>
  inTransaction(ctx, (inside) => changeAll(inside, wish)).catch((error: unknown) => {
    if (error instanceof NotSaved) return refused('changed_meanwhile')
    throw error
  })
