import { fieldNames } from '../fields/product-fields.rules.ts'
import { differing, type ProductChange } from '../management/change.rules.ts'
import type { FieldValue, ProductFields } from '../management/fields.rules.ts'
import type { LeftProduct } from './import-undo.rules.ts'
import { type PriceWarning, priceWarnings } from './price-warning.rules.ts'
import type { ReadRow, RowError, RowProblem } from './sheet-fields.rules.ts'
import { type StockWarning, stockWarning } from './stock-warning.rules.ts'

export interface PlannedChange extends ProductChange {
  readonly line: number
  readonly name: string
  /** What is to be confirmed of its prices; none in a plan of earlier days. */
  readonly warnings?: readonly PriceWarning[]
  /** What was sold of it since the file was made, where it sets the stock. */
  readonly stock?: StockWarning
}

export interface Plan {
  readonly changes: readonly PlannedChange[]
  readonly errors: readonly RowError[]
  /** Number of rows without a change. */
  readonly same: number
  readonly ignored: readonly string[]
  /** Once undone: what could not go back. */
  readonly left?: readonly LeftProduct[]
}

export interface KnownProducts {
  /** The stored fields, at least those of the file and the name. */
  readonly byId: ReadonlyMap<string, Partial<ProductFields>>
  readonly idBySku: ReadonlyMap<string, string>
  /** How many of a product were sold in the last days, less what came back. */
  readonly soldById: ReadonlyMap<string, number>
}

type Planned =
  | { readonly kind: 'same'; readonly id: string }
  | { readonly kind: 'change'; readonly change: PlannedChange }
  | { readonly kind: 'wrong'; readonly errors: readonly RowError[] }

const invalid = (
  { line, id, fields }: ReadRow,
  field: RowError['field'],
  problem: RowProblem,
): Planned => {
  const input = field === 'id' || field === null ? id : String(fields[field] ?? '')
  return { kind: 'wrong', errors: [{ line, field, problem, input }] }
}

const asNew = (fields: Partial<ProductFields>) =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const to = fields[name]
      return to === undefined || to === null ? [] : [[name, { from: null, to }]]
    }),
  )

/** Sales may take stock below zero; a file that does is a mistake. */
const isNegative = (value: FieldValue | undefined) => typeof value === 'number' && value < 0

function withWarnings(
  change: Omit<PlannedChange, 'warnings'>,
  now: Partial<ProductFields>,
): PlannedChange {
  const warnings = priceWarnings(change.fields, now)
  return warnings.length > 0 ? { ...change, warnings } : change
}

/** Whoever gives a number wants no more than it to be sold. */
const counting = (fields: Partial<ProductFields>): Partial<ProductFields> =>
  typeof fields.stock_quantity === 'number' && (fields.track_inventory ?? null) === null
    ? { ...fields, track_inventory: true }
    : fields

function added(row: ReadRow, newId: () => string): Planned {
  const { line, fields } = row
  if (typeof fields.name !== 'string') return invalid(row, 'name', 'needed')
  if (isNegative(fields.stock_quantity)) return invalid(row, 'stock_quantity', 'negative')
  const change = {
    id: newId(),
    isNew: true,
    fields: asNew(counting(fields)),
    line,
    name: fields.name,
  }
  return { kind: 'change', change: withWarnings(change, {}) }
}

function changed(row: ReadRow, id: string, { byId, soldById }: KnownProducts): Planned {
  const now = byId.get(id) ?? {}
  const changes = differing(now, row.fields)
  if (Object.keys(changes).length === 0) return { kind: 'same', id }
  if (isNegative(changes.stock_quantity?.to)) return invalid(row, 'stock_quantity', 'negative')
  const stock = stockWarning(changes.stock_quantity, {
    exported: row.exportedStock,
    sold: soldById.get(id) ?? 0,
  })
  const change = {
    ...{ id, fields: changes, line: row.line, name: String(now.name) },
    ...(stock && { stock }),
  }
  return { kind: 'change', change: withWarnings(change, now) }
}

/** Whether the product has this SKU already: it stays, whatever new ones must look like. */
function hasSku({ id, fields: { sku } }: ReadRow, known: KnownProducts): boolean {
  if (typeof sku !== 'string') return false
  return id === '' ? known.idBySku.has(sku) : known.byId.get(id)?.sku === sku
}

function planned(row: ReadRow, known: KnownProducts, newId: () => string): Planned {
  const errors = row.errors.filter(({ problem }) => problem !== 'no_sku' || !hasSku(row, known))
  if (errors.length > 0) return { kind: 'wrong', errors }
  const sku = String(row.fields.sku ?? '')
  if (row.id !== '' && !known.byId.has(row.id)) return invalid(row, 'id', 'no_such_id')
  if (row.id === '' && sku === '') return invalid(row, 'sku', 'no_product')
  const id = row.id || (known.idBySku.get(sku) ?? '')
  return known.byId.has(id) ? changed(row, id, known) : added(row, newId)
}

const idOf = (one: Planned): string | null => {
  if (one.kind === 'wrong') return null
  return one.kind === 'same' ? one.id : one.change.id
}

/** The effect of a file, row by row; a repeated product is an error. */
export function planOf(
  rows: readonly ReadRow[],
  known: KnownProducts,
  newId: () => string,
): Omit<Plan, 'ignored'> {
  const seen = new Set<string>()
  const each = rows.map((row): Planned => {
    const one = planned(row, known, newId)
    const id = idOf(one)
    if (id !== null && seen.has(id)) return invalid(row, 'sku', 'twice')
    if (id !== null) seen.add(id)
    return one
  })
  return {
    changes: each.flatMap((one) => (one.kind === 'change' ? [one.change] : [])),
    errors: each.flatMap((one) => (one.kind === 'wrong' ? one.errors : [])),
    same: each.filter(({ kind }) => kind === 'same').length,
  }
}
