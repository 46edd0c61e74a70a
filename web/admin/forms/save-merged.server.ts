import { sql } from 'kysely'
import { type FormValues, type MergedForm, mergeForm } from '#kernel/text/merged-form.ts'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'

type Inside = Ctx & { readonly tx: Tx }

interface Merging<Value> {
  /** What it is about: whoever saves the same waits. */
  readonly name: string
  /** As its form shows it, by the names of its fields; a ticked box is `on`. */
  readonly stored: (inside: Inside) => Promise<FormValues>
  readonly save: (inside: Inside, entered: FormValues) => Promise<Value>
}

export interface Merged<Value> extends MergedForm {
  readonly seen: FormValues
  /** What saving answered; null where somebody else changed the same meanwhile: nothing was saved. */
  readonly saved: Value | null
}

/** Saves what was changed in a form of stored values, and nothing of what others changed since it was shown. */
export const saveMerged = <Value>(
  ctx: Ctx,
  posted: Posted,
  { name, stored, save }: Merging<Value>,
): Promise<Merged<Value>> =>
  inTransaction(ctx, async (inside) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`form of ${name}`}, 0))`.execute(
      inside.tx,
    )
    const seen = await stored(inside)
    const merged = mergeForm(posted, seen)
    const isCrossed = Object.keys(merged.crossed).length > 0
    return { ...merged, seen, saved: isCrossed ? null : await save(inside, merged.entered) }
  })
