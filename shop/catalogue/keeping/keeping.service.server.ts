import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { AuditAction } from '#shop/audit/audit.rules.ts'
import { type Change, recordChanges } from '#shop/audit/audit.service.server.ts'
import { type FieldName, fieldNames } from '../fields/product-fields.rules.ts'
import { listLater } from '../listing-due.queries.server.ts'
import { skuOf } from '../product.rules.ts'
import {
  changesOf,
  checkedChange,
  clashesWith,
  type ProductChange,
  type Wrong,
} from './change.rules.ts'
import { newProduct, type ProductFields } from './fields.rules.ts'
import {
  insertBare,
  insertCorrections,
  keepOldAddresses,
  type Packed,
  packKits,
  writeChanges,
} from './keeping.queries.server.ts'
import { fieldsByIds, lockProducts } from './kept-rows.queries.server.ts'
import { nameInTurn } from './names.queries.server.ts'
import { addressed, packedBy, takenBy } from './naming.server.ts'
import { portionsOf } from './portions.rules.ts'

export interface Keeping {
  readonly action: AuditAction
  /** Why the stock is another, in the words of whoever counted. */
  readonly reason?: string | null
}

export type Saved =
  | { readonly ok: true; readonly products: number; readonly fields: number }
  | { readonly ok: false; readonly wrongs: readonly Wrong[] }

type KeepingCtx = Needs<'now' | 'requestId'> & { readonly tx: Tx }
/** What the shop holds of the changed products now, as far as the changes ask for it. */
type Known = ReadonlyMap<string, Partial<ProductFields>>

const touches = (changes: readonly ProductChange[], ...names: readonly FieldName[]) =>
  changes.some(({ fields }) => names.some((name) => fields[name] !== undefined))

const fieldsBefore = (change: ProductChange, known: Known) => known.get(change.id) ?? newProduct

/** What speaks against the changes as the shop stands now. */
async function objections(
  { tx }: KeepingCtx,
  changes: readonly ProductChange[],
  known: Known,
): Promise<Wrong[]> {
  const wrongs = changes.flatMap((change): Wrong[] => {
    if (change.isNew) return []
    const now = known.get(change.id)
    return now ? clashesWith(change, now) : [{ id: change.id, field: null, problem: 'gone' }]
  })
  return [...wrongs, ...(await takenBy(tx, changes))]
}

/** Null is no count: to count from then on is to find so many. */
const stepsOf = (changes: readonly ProductChange[], reason: string | null) =>
  changes.flatMap(({ id, fields, isNew = false }) => {
    const { from = null, to = null } = fields.stock_quantity ?? {}
    const quantity = Number(to ?? 0) - (isNew ? 0 : Number(from ?? 0))
    return to === null || quantity === 0 ? [] : [{ id, quantity, reason }]
  })

const addressesOf = (changes: readonly ProductChange[], known: Known) =>
  changes.flatMap(({ id, fields }) => {
    const to = fields.url_slug?.to
    const from = known.get(id)?.url_slug ?? null
    return to === undefined ? [] : [{ id, from: from as string | null, to: to as string | null }]
  })

async function write(
  ctx: KeepingCtx,
  changes: readonly ProductChange[],
  known: Known,
  { action, reason = null }: Keeping,
): Promise<void> {
  const { tx, now } = ctx
  await writeChanges(tx, changes)
  const steps = stepsOf(changes, reason)
  if (steps.length > 0) await insertCorrections(tx, steps, now)
  const renamed = addressesOf(changes, known)
  if (renamed.length > 0) await keepOldAddresses(tx, renamed)
  await note(ctx, changes, known, action)
}

async function note(
  ctx: KeepingCtx,
  changes: readonly ProductChange[],
  known: Known,
  action: AuditAction,
): Promise<void> {
  const entries = changes.map((change): Change => {
    const fields = changesOf(change.fields)
    const sku = change.fields.sku?.to ?? fieldsBefore(change, known).sku
    return {
      area: 'product',
      subject: skuOf(sku as string | null, change.id),
      action,
      before: change.isNew
        ? null
        : Object.fromEntries(fields.map(([name, { from }]) => [name, from])),
      after: Object.fromEntries(fields.map(([name, { to }]) => [name, to])),
    }
  })
  for (const some of portionsOf(entries)) await recordChanges(ctx, some)
}

interface Ready {
  readonly changes: readonly ProductChange[]
  readonly known: Known
  readonly kits: readonly Packed[]
  readonly wrongs: readonly Wrong[]
}

async function knownOf(tx: Tx, given: readonly ProductChange[]): Promise<Known> {
  const names = fieldNames.filter(
    (name) => name === 'sku' || name === 'url_slug' || touches(given, name),
  )
  const ids = given.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  const found = await fieldsByIds(tx, ids, names)
  return new Map(found.map(({ id, fields }) => [id, fields]))
}

/** The changes against the shop as it stands now. */
async function made(ctx: KeepingCtx, given: readonly ProductChange[]): Promise<Ready> {
  const { tx } = ctx
  const known = await knownOf(tx, given)
  const changes = await addressed(tx, given)
  const { kits, wrongs } = await packedBy(tx, changes)
  return { changes, known, kits, wrongs: [...(await objections(ctx, changes, known)), ...wrongs] }
}

/** Nobody else changes what these changes touch, until the transaction ends. */
async function lockTouched(tx: Tx, given: readonly ProductChange[]): Promise<void> {
  if (touches(given, 'sku', 'url_slug') || given.some(({ isNew }) => isNew)) await nameInTurn(tx)
  await lockProducts(
    tx,
    given.map(({ id }) => id),
  )
}

/** What would speak against the changes, were they saved now; looking holds nobody up. */
export const objectionsTo = (
  ctx: Needs<'now' | 'requestId'>,
  changes: readonly ProductChange[],
): Promise<readonly Wrong[]> =>
  inTransaction(ctx, async (inside) => (await made(inside, changes)).wrongs)

/** So many products are listed anew in the moment in which they change; more of them right afterwards. */
const listedAtOnce = 1_000

async function keepChecked(
  ctx: KeepingCtx,
  given: readonly ProductChange[],
  keeping: Keeping,
): Promise<Saved> {
  await lockTouched(ctx.tx, given)
  const { changes, known, kits, wrongs } = await made(ctx, given)
  if (wrongs.length > 0) return { ok: false, wrongs }
  const added = changes.filter(({ isNew }) => isNew)
  if (added.length > 0)
    await insertBare(
      ctx.tx,
      added.map(({ id, fields }) => ({ id, name: String(fields.name?.to) })),
    )
  if (changes.length > listedAtOnce) await listLater(ctx.tx)
  await write(ctx, changes, known, keeping)
  if (kits.length > 0) await packKits(ctx.tx, kits)
  const fields = changes.reduce((sum, change) => sum + changesOf(change.fields).length, 0)
  return { ok: true, products: changes.length, fields }
}

/** All of it in one transaction, or nothing with every reason why. */
export async function keepProducts(
  ctx: Needs<'now' | 'requestId'>,
  given: readonly ProductChange[],
  keeping: Keeping,
): Promise<Saved> {
  const checked = given.map(checkedChange)
  const wrongs = checked.flatMap((one) => one.wrongs)
  if (wrongs.length > 0) return { ok: false, wrongs }
  const changes = checked
    .map(({ change }) => change)
    .filter(({ isNew, fields }) => isNew || changesOf(fields).length > 0)
  if (changes.length === 0) return { ok: true, products: 0, fields: 0 }
  return inTransaction(ctx, (inside) => keepChecked(inside, changes, keeping))
}
