import { type Locale, locales } from '#kernel/locale.ts'
import { type CsvRow, type SheetRow, unguardFormula } from '#kernel/text/csv.ts'
import { fieldLabels } from '../fields/product-field-labels.rules.ts'
import { type FieldName, fieldNames, fieldOf, isFieldName } from '../fields/product-fields.rules.ts'
import {
  type FieldProblem,
  type FieldValue,
  fieldAsText,
  type ProductFields,
  readField,
} from '../management/fields.rules.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'

/** Why a file is rejected. */
export type SheetProblem =
  | 'no_file'
  | 'too_large'
  | 'too_many_rows'
  | 'no_head'
  | 'no_rows'
  | 'broken'

/** The titles of the columns, in the words of the panel. */
export function sheetHead(locale: Locale): string[] {
  const labels = fieldLabels(locale)
  return ['id', ...fieldNames.map((name) => labels[name])]
}

const isFigure = (name: FieldName) => ['decimal', 'whole'].includes(fieldOf(name).kind)

export type SheetCell = string | boolean | { readonly number: string }

const cellOf = (name: FieldName, value: FieldValue): SheetCell => {
  if (typeof value === 'boolean') return value
  const text = fieldAsText(value)
  if (isFigure(name) && text !== '') return { number: text }
  return text
}

/** A product as a row of a file. */
export const sheetRow = (id: string, fields: ProductFields): SheetCell[] => [
  id,
  ...fieldNames.map((name) => cellOf(name, fields[name])),
]

export type RowProblem =
  | FieldProblem
  | 'taken'
  | 'unknown_part'
  | 'holds_itself'
  | 'weight_needed'
  | 'unknown_field'
  | 'changed_meanwhile'
  | 'gone'
  | 'no_product'
  | 'no_such_id'
  | 'twice'
  | 'negative'
  | 'broken_quote'
  | 'too_many_cells'

type RowTexts = Readonly<Record<RowProblem | 'other', string>>

/** What is wrong, in words; a code that a plan of earlier days has may have none. */
export const rowProblemText = (texts: RowTexts, code: string): string =>
  (Object.hasOwn(texts, code) && texts[code as RowProblem]) || texts.other

export interface RowError {
  readonly line: number
  readonly field: FieldName | 'id' | null
  readonly problem: RowProblem
  /** The text in the file. */
  readonly input: string
}

export interface ReadRow {
  readonly line: number
  /** '' when the file contains no id. */
  readonly id: string
  readonly fields: Partial<ProductFields>
  readonly errors: readonly RowError[]
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[]
  /** Unknown columns. */
  readonly ignored: readonly string[]
}

type Column = FieldName | 'id' | null

const plain = (title: string) =>
  title.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The fields by their titles in the panel, in every language. */
const byLabel: ReadonlyMap<string, FieldName> = new Map(
  locales.flatMap((locale) => {
    const labels = fieldLabels(locale)
    return fieldNames.map((name) => [plain(labels[name]), name] as const)
  }),
)

/** The categories by their names in the shop, in every language and number. */
const categories: ReadonlyMap<string, string> = new Map(
  [es, en].flatMap(({ category, families }) =>
    [...Object.entries(families), ...Object.entries(category)].map(
      ([code, name]) => [plain(name), code] as const,
    ),
  ),
)

const codeIn = (column: FieldName, input: string): string =>
  column === 'category' ? (categories.get(plain(input)) ?? input) : input

const columnNamed = (title: string): Column => {
  const name = plain(title)
  if (name === 'id') return 'id'
  return isFieldName(name) ? name : (byLabel.get(name) ?? null)
}

const shortest = 80

/** A SKU that could be none today still finds its product: the plan knows which. */
const skuOfEarlierDays = (problem: FieldProblem, input: string) =>
  problem === 'no_sku' ? input.trim() : undefined

/** Of a text file: cells that are no longer where they belong, or are not known to be. */
function misplaced(
  { line, cells, isBroken }: SheetRow & Partial<CsvRow>,
  columns: readonly Column[],
): RowError | null {
  const error = (field: Column, problem: RowProblem, input: string): RowError => ({
    ...{ line, field, problem, input: input.slice(0, shortest) },
  })
  // an open quote holds the rest of its line: its cell is the last one
  if (isBroken) return error(columns[cells.length - 1] ?? null, 'broken_quote', cells.at(-1) ?? '')
  const more = cells.slice(columns.length).filter((cell) => cell !== '')
  const isShifted = isBroken !== undefined && more.length > 0
  return isShifted ? error(null, 'too_many_cells', more.join(', ')) : null
}

function readRow(row: SheetRow, columns: readonly Column[]): ReadRow {
  const { line, cells } = row
  const lost = misplaced(row, columns)
  if (lost) return { line, id: '', fields: {}, errors: [lost] }
  const fields: Partial<Record<FieldName, FieldValue | undefined>> = {}
  const errors: RowError[] = []
  let id = ''
  for (const [index, column] of columns.entries()) {
    const input = unguardFormula(cells[index] ?? '')
    if (column === 'id') id = input.trim().toLowerCase()
    if (column === null || column === 'id') continue
    const read = readField(column, codeIn(column, input))
    fields[column] = read.ok ? read.value : skuOfEarlierDays(read.code, input)
    if (!read.ok)
      errors.push({ line, field: column, problem: read.code, input: input.slice(0, shortest) })
  }
  return { line, id, fields, errors }
}

/** Rows of a file as products; null when its header has neither id nor sku. */
export function readSheet([head, ...rows]: readonly SheetRow[]): ReadSheet | null {
  const columns = (head?.cells ?? []).map(columnNamed)
  const named = columns.filter((column) => column !== null)
  if (new Set(named).size < named.length) return null
  if (!columns.includes('id') && !columns.includes('sku')) return null
  return {
    rows: rows.map((row) => readRow(row, columns)),
    ignored: (head?.cells ?? []).filter((title, at) => columns[at] === null && title !== ''),
  }
}
