import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { AuditAction } from '#shop/audit/audit.rules.ts'
import { type Change, recordChanges } from '#shop/audit/audit.service.server.ts'
import { type FieldName, fieldNames } from '../fields/product-fields.rules.ts'
import { skuOf } from '../products/product.rules.ts'
import { listLater } from '../search/listing-due.queries.server.ts'
import {
  changesOf,
  checkedChange,
  clashesWith,
  type FieldError,
  ofFreight,
  type ProductChange,
  weightAsked,
} from './change.rules.ts'
import { portionsOf } from './chunks.rules.ts'
import { newProduct, type ProductFields } from './fields.rules.ts'
import { addressed, packedBy, takenBy } from './name-conflicts.server.ts'
import { nameInTurn } from './names.queries.server.ts'
import {
  insertBare,
  insertCorrections,
  type Packed,
  packKits,
  type StockStep,
  storeAliases,
  writeChanges,
} from './product-changes.queries.server.ts'
import { fieldsByIds, lockProducts } from './stored-products.queries.server.ts'

export interface ChangeInfo {
  readonly action: AuditAction
  /** The reason for a change of stock, as entered by staff. */
  readonly reason?: string | null
}

export type Saved =
  | { readonly ok: true; readonly products: number; readonly fields: number }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

type ChangeCtx = Needs<'now' | 'requestId'> & { readonly tx: Tx }
/** Stored values of the changed products, as far as the changes need them. */
type Known = ReadonlyMap<string, Partial<ProductFields>>

const touches = (changes: readonly ProductChange[], ...names: readonly FieldName[]) =>
  changes.some(({ fields }) => names.some((name) => fields[name] !== undefined))

const fieldsBefore = (change: ProductChange, known: Known) => known.get(change.id) ?? newProduct

/** Conflicts and errors of the changes against current data. */
async function objections(
  { tx }: ChangeCtx,
  changes: readonly ProductChange[],
  known: Known,
): Promise<FieldError[]> {
  const errors = changes.flatMap((change): FieldError[] => {
    if (change.isNew) return []
    const now = known.get(change.id)
    return now ? clashesWith(change, now) : [{ id: change.id, field: null, problem: 'gone' }]
  })
  const unweighed = changes.flatMap((change) => weightAsked(change, fieldsBefore(change, known)))
  return [...errors, ...unweighed, ...(await takenBy(tx, changes))]
}

/** Null means untracked: enabling tracking records the full quantity as found, ending it what was counted last. */
const stepsOf = (changes: readonly ProductChange[], reason: string | null): StockStep[] =>
  changes.flatMap(({ id, fields, isNew = false }): StockStep[] => {
    const { from = null, to = null } = fields.stock_quantity ?? {}
    const before = isNew ? null : from
    const quantity = Number(to ?? 0) - Number(before ?? 0)
    if (to === null) return before === null ? [] : [{ id, kind: 'uncounted', quantity, reason }]
    return quantity === 0 ? [] : [{ id, kind: 'corrected', quantity, reason }]
  })

const addressesOf = (changes: readonly ProductChange[], known: Known) =>
  changes.flatMap(({ id, fields }) => {
    const to = fields.url_slug?.to
    const from = known.get(id)?.url_slug ?? null
    return to === undefined ? [] : [{ id, from: from as string | null, to: to as string | null }]
  })

async function write(
  ctx: ChangeCtx,
  changes: readonly ProductChange[],
  known: Known,
  { action, reason = null }: ChangeInfo,
): Promise<void> {
  const { tx, now } = ctx
  await writeChanges(tx, changes)
  const steps = stepsOf(changes, reason)
  if (steps.length > 0) await insertCorrections(tx, steps, now)
  const renamed = addressesOf(changes, known)
  if (renamed.length > 0) await storeAliases(tx, renamed)
  await note(ctx, changes, known, action)
}

async function note(
  ctx: ChangeCtx,
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
  readonly errors: readonly FieldError[]
}

async function knownOf(tx: Tx, input: readonly ProductChange[]): Promise<Known> {
  const needed: readonly FieldName[] = [
    ...(['sku', 'url_slug'] as const),
    ...(touches(input, ...ofFreight) ? ofFreight : []),
  ]
  const names = fieldNames.filter((name) => needed.includes(name) || touches(input, name))
  const ids = input.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  const found = await fieldsByIds(tx, ids, names)
  return new Map(found.map(({ id, fields }) => [id, fields]))
}

/** Validates the changes against current data. */
async function made(ctx: ChangeCtx, input: readonly ProductChange[]): Promise<Ready> {
  const { tx } = ctx
  const known = await knownOf(tx, input)
  const changes = await addressed(tx, input)
  const { kits, errors } = await packedBy(tx, changes)
  return { changes, known, kits, errors: [...(await objections(ctx, changes, known)), ...errors] }
}

/** Locks the changed products until the transaction ends. */
async function lockTouched(tx: Tx, input: readonly ProductChange[]): Promise<void> {
  if (touches(input, 'sku', 'url_slug') || input.some(({ isNew }) => isNew)) await nameInTurn(tx)
  await lockProducts(
    tx,
    input.map(({ id }) => id),
  )
}

/** Previews the errors of the changes without locking products. */
export const objectionsTo = (
  ctx: Needs<'now' | 'requestId'>,
  changes: readonly ProductChange[],
): Promise<readonly FieldError[]> =>
  inTransaction(ctx, async (inside) => (await made(inside, changes)).errors)

/** Up to this number of products are listed within the transaction; more of them afterwards. */
const listedAtOnce = 1_000

async function saveChecked(
  ctx: ChangeCtx,
  input: readonly ProductChange[],
  changeInfo: ChangeInfo,
): Promise<Saved> {
  await lockTouched(ctx.tx, input)
  const { changes, known, kits, errors: found } = await made(ctx, input)
  // what an import changed goes back to what it was, whatever that was
  const isBack = changeInfo.action === 'undone'
  const errors = found.filter(({ problem }) => !isBack || problem !== 'weight_needed')
  if (errors.length > 0) return { ok: false, errors }
  const added = changes.filter(({ isNew }) => isNew)
  if (added.length > 0)
    await insertBare(
      ctx.tx,
      added.map(({ id, fields }) => ({ id, name: String(fields.name?.to) })),
    )
  if (changes.length > listedAtOnce) await listLater(ctx.tx)
  await write(ctx, changes, known, changeInfo)
  if (kits.length > 0) await packKits(ctx.tx, kits)
  const fields = changes.reduce((sum, change) => sum + changesOf(change.fields).length, 0)
  return { ok: true, products: changes.length, fields }
}

/** Saves all changes in one transaction, or none with every error. */
export async function changeProducts(
  ctx: Needs<'now' | 'requestId'>,
  input: readonly ProductChange[],
  changeInfo: ChangeInfo,
): Promise<Saved> {
  const checked = input.map(checkedChange)
  const errors = checked.flatMap((one) => one.errors)
  if (errors.length > 0) {
    const readable = checked.map(({ change }) => change)
    const taken = await inTransaction(ctx, ({ tx }) => takenBy(tx, readable))
    return { ok: false, errors: [...errors, ...taken] }
  }
  const changes = checked
    .map(({ change }) => change)
    .filter(({ isNew, fields }) => isNew || changesOf(fields).length > 0)
  if (changes.length === 0) return { ok: true, products: 0, fields: 0 }
  return inTransaction(ctx, (inside) => saveChecked(inside, changes, changeInfo))
}
