import { randomUUID } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { dayMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { fieldNames } from '../fields/product-fields.rules.ts'
import type { FieldError } from '../management/change.rules.ts'
import { holdersOfSkus } from '../management/names.queries.server.ts'
import { changeProducts, objectionsTo } from '../management/product-changes.service.server.ts'
import { fieldsByIds, storedAfter } from '../management/stored-products.queries.server.ts'
import { soldSince } from '../stock/stock.queries.server.ts'
import {
  decideImport,
  forgetChecked,
  importById,
  insertImport,
  lastApplied,
  lockImport,
  type ProductImport,
  storeChanges,
} from './imports.queries.server.ts'
import { type KnownProducts, type PlannedChange, planOf } from './plan.rules.ts'
import { type SheetFormat, sheetFormats, sheetIn } from './read-sheet.server.ts'
import {
  type ReadRow,
  type RowError,
  type SheetCell,
  type SheetProblem,
  sheetHead,
  sheetRow,
} from './sheet-fields.rules.ts'
import { lateDays, withStockOfShop } from './stock-warning.rules.ts'

export type { ProductImport } from './imports.queries.server.ts'

type StaffCtx = Needs<'now' | 'requestId'>
type Inside = StaffCtx & { readonly tx: Tx }
const atOnce = 500

/** Every product as a file. */
export const productsAs = async (ctx: Needs<'locale'>, format: SheetFormat) => ({
  type: sheetFormats[format].type,
  bytes: sheetFormats[format].write(await productRows(ctx)),
})

/** Every product as rows of a file, header first. */
export const productRows = (ctx: Needs<'locale'>): Promise<SheetCell[][]> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    const rows: SheetCell[][] = [sheetHead(locale)]
    for (let last: string | null = null; ; ) {
      const products = await storedAfter(tx, last, atOnce)
      for (const { id, fields } of products) rows.push(sheetRow(id, fields, locale))
      last = products.at(-1)?.id ?? null
      if (products.length < atOnce) return rows
    }
  })

async function knownTo({ tx, now }: Inside, rows: readonly ReadRow[]): Promise<KnownProducts> {
  const named = new Set(rows.flatMap(({ fields }) => Object.keys(fields)))
  const names = fieldNames.filter(
    (name) => ['sku', 'name', 'sell_price', 'cost_price'].includes(name) || named.has(name),
  )
  const skus = rows.flatMap(({ id, fields }) =>
    id === '' && typeof fields.sku === 'string' ? [fields.sku] : [],
  )
  const idBySku = new Map<string, string>()
  for (const { id, value } of await holdersOfSkus(tx, skus)) idBySku.set(value, id)
  const ids = rows.map(({ id }) => id).filter((id) => isUuid(id))
  const products = await fieldsByIds(tx, [...ids, ...idBySku.values()], names)
  const byId = new Map(products.map(({ id, fields }) => [id, fields]))
  const since = new Date(now.getTime() - lateDays * dayMs)
  const sold = named.has('stock_quantity')
    ? await soldSince(tx, [...byId.keys()], since)
    : new Map()
  return { byId, idBySku, soldById: sold }
}

const asRowError = (change: PlannedChange, { field, problem, names }: FieldError): RowError => ({
  line: change.line,
  field,
  problem,
  input:
    names?.join(', ') ?? (field === null ? change.name : String(change.fields[field]?.to ?? '')),
})

/**
 * Removes changes that the shop refuses; the rest is checked again, since the removal may cause new
 * conflicts.
 */
async function withoutObjected(ctx: StaffCtx, input: readonly PlannedChange[]) {
  let changes = input
  const errors: RowError[] = []
  for (;;) {
    const found = changes.length > 0 ? await objectionsTo(ctx, changes) : []
    if (found.length === 0) return { changes, errors }
    const byId = new Map(changes.map((change) => [change.id, change]))
    for (const one of found) {
      const change = byId.get(one.id)
      if (change) errors.push(asRowError(change, one))
    }
    const objected = new Set(found.map(({ id }) => id))
    changes = changes.filter(({ id }) => !objected.has(id))
  }
}

export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Reads a file and previews its changes. */
export async function checkImport(
  ctx: StaffCtx,
  { name, bytes }: SentFile,
): Promise<Result<string, SheetProblem>> {
  const sheet = sheetIn(bytes)
  if (!sheet.ok) return sheet
  const { rows, ignored } = sheet.value
  return inTransaction(ctx, async (inside) => {
    const { tx, actor, now } = inside
    const plan = planOf(rows, await knownTo(inside, rows), randomUUID)
    const checked = await withoutObjected(inside, plan.changes)
    const errors = [...plan.errors, ...checked.errors].sort((a, b) => a.line - b.line)
    const id = randomUUID()
    await forgetChecked(tx, new Date(now.getTime() - dayMs))
    await insertImport(tx, {
      id,
      at: now,
      by: 'id' in actor ? actor.id : null,
      fileName: name.slice(0, 200) || 'productos',
      plan: { changes: checked.changes, errors, same: plan.same, ignored },
    })
    return ok(id)
  })
}

export const openImport = (ctx: Needs, id: string): Promise<ProductImport | null> =>
  inTransaction(ctx, ({ tx }) => (isUuid(id) ? importById(tx, id) : Promise.resolve(null)))

export const importToUndo = (ctx: Needs): Promise<ProductImport | null> =>
  inTransaction(ctx, ({ tx }) => lastApplied(tx))

export type DecisionRefusal = 'not_there' | 'decided' | 'changed_meanwhile'

async function apply(inside: Inside, id: string, changes: readonly PlannedChange[]) {
  const { tx, now } = inside
  const saved = await changeProducts(inside, changes, { action: 'imported' })
  if (!saved.ok) return false
  await storeChanges(tx, id, changes)
  // one that leaves everything as it is leaves the import before it to be undone
  await decideImport(tx, id, changes.length > 0 ? 'applied' : 'undone', now)
  return true
}

interface Decision {
  /** The stock of what was sold since stays as the shop has it. */
  readonly leavesStock?: boolean
}

/** Applies the previewed changes: all of them, or none when the shop has changed since. */
export const applyImport = (
  ctx: StaffCtx,
  id: string,
  { leavesStock = false }: Decision = {},
): Promise<Result<string, DecisionRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const found = isUuid(id) ? await lockImport(inside.tx, id) : null
    if (!found) return refused('not_there')
    if (found.state !== 'checked') return refused('decided')
    const { changes } = found.plan
    const isDone = await apply(inside, id, leavesStock ? withStockOfShop(changes) : changes)
    return isDone ? ok(id) : refused('changed_meanwhile')
  })
