import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { type FieldError, turnedBack } from '../management/change.rules.ts'
import { portionsOf } from '../management/chunks.rules.ts'
import { deleteProducts, packKits } from '../management/product-changes.queries.server.ts'
import { changeProducts } from '../management/product-changes.service.server.ts'
import { skuOf } from '../products/product.rules.ts'
import { type LeftProduct, leftByErrors, leftByUse, type Use } from './import-undo.rules.ts'
import {
  decideImport,
  lastApplied,
  lockImport,
  storeLeft,
  usesIn,
} from './imports.queries.server.ts'
import type { PlannedChange } from './plan.rules.ts'

type StaffCtx = Needs<'now' | 'requestId'>
type Inside = StaffCtx & { readonly tx: Tx }

export type UndoRefusal = 'not_last' | 'decided' | 'nothing_undone'

/** What was undone is all but these; a refusal changes nothing. */
export type Undone =
  | { readonly ok: true; readonly value: readonly LeftProduct[] }
  | { readonly ok: false; readonly code: UndoRefusal; readonly left: readonly LeftProduct[] }

const refused = (code: UndoRefusal, left: readonly LeftProduct[] = []): Undone => ({
  ok: false,
  code,
  left,
})

/** Restores each product that can be restored whole; the others with what keeps them. */
async function restore(ctx: Inside, changes: readonly PlannedChange[]): Promise<LeftProduct[]> {
  const errors: FieldError[] = []
  let rest = changes
  for (;;) {
    const saved = await changeProducts(ctx, rest.map(turnedBack), { action: 'undone' })
    if (saved.ok) return leftByErrors(changes, errors)
    errors.push(...saved.errors)
    const objected = new Set(saved.errors.map(({ id }) => id))
    rest = rest.filter(({ id }) => !objected.has(id))
  }
}

/** Whoever may change products need not see orders: its number is all they learn. */
const usesOf = (ctx: Inside, ids: readonly string[]): Promise<Use[]> =>
  asSystemWithin(ctx, 'an import is undone', async ({ tx }) => {
    const uses: Use[] = []
    for (const some of portionsOf(ids)) uses.push(...(await usesIn(tx, some)))
    return uses
  })

async function remove(ctx: Inside, added: readonly PlannedChange[]): Promise<LeftProduct[]> {
  const ids = added.map(({ id }) => id)
  const left = leftByUse(added, await usesOf(ctx, ids))
  const stays = new Set(left.map(({ id }) => id))
  const going = added.filter(({ id }) => !stays.has(id))
  await packKits(
    ctx.tx,
    going.map((change) => ({ id: change.id, parts: [] })),
  )
  for (const some of portionsOf(going)) {
    await deleteProducts(
      ctx.tx,
      some.map(({ id }) => id),
    )
    await recordChanges(
      ctx,
      some.map((change) => ({
        area: 'product',
        subject: skuOf((change.fields.sku?.to as string | null | undefined) ?? null, change.id),
        action: 'undone',
        before: { name: change.name },
        after: null,
      })),
    )
  }
  return left
}

/** Reverts the last import product by product: what cannot go back stays whole and is named. */
export const undoImport = (ctx: StaffCtx, id: string): Promise<Undone> =>
  inTransaction(ctx, async (inside): Promise<Undone> => {
    const { tx, now } = inside
    const last = await lastApplied(tx)
    if (last?.id !== id) return refused('not_last')
    if ((await lockImport(tx, id))?.state !== 'applied') return refused('decided')
    const { changes } = last.plan
    const changed = changes.filter(({ isNew }) => !isNew)
    const added = changes.filter(({ isNew }) => isNew)
    // a kit that gets its former parts back needs none of the added ones
    const notRestored = await restore(inside, changed)
    const left = [...(await remove(inside, added)), ...notRestored]
    if (left.length > 0 && left.length === changes.length) return refused('nothing_undone', left)
    await storeLeft(tx, id, left)
    await decideImport(tx, id, 'undone', now)
    return { ok: true, value: left }
  })
