import { type Locale, locales } from '#kernel/locale.ts'
import { type CsvRow, type SheetRow, unguardFormula } from '#kernel/text/csv.ts'
import { fieldLabels, fieldOptions } from '../fields/product-field-labels.rules.ts'
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
import { messages } from '../messages/messages.ts'
import { categoryOf } from '../products/product.rules.ts'

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
  return [
    'id',
    ...fieldNames.map((name) => labels[name]),
    messages.productSheets[locale].exportedStock,
  ]
}

const isFigure = (name: FieldName) => ['decimal', 'whole'].includes(fieldOf(name).kind)

export type SheetCell = string | { readonly number: string }

const isChoice = (name: FieldName) => fieldOf(name).kind === 'choice'

const options = { es: fieldOptions('es'), en: fieldOptions('en') }

/** A value of a choice as the panel calls it. */
function wordOf(name: FieldName, value: string, locale: Locale): string {
  const named = options[locale][name][value]
  if (named !== undefined) return named
  return name === 'category' ? messages.catalogue[locale].category[categoryOf(value)] : value
}

const cellOf = (name: FieldName, value: FieldValue, locale: Locale): SheetCell => {
  const { yes, no } = messages.productsStaff[locale]
  if (typeof value === 'boolean') return value ? yes : no
  const text = fieldAsText(value)
  if (text === '') return ''
  if (isFigure(name)) return { number: text }
  return isChoice(name) ? wordOf(name, text, locale) : text
}

/** A product as a row of a file, in the words of the panel; its stock again, whatever becomes of the other column. */
export const sheetRow = (id: string, fields: ProductFields, locale: Locale): SheetCell[] => [
  id,
  ...fieldNames.map((name) => cellOf(name, fields[name], locale)),
  cellOf('stock_quantity', fields.stock_quantity, locale),
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
  /** The stock when the file was exported, where the file says it. */
  readonly exportedStock?: number
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[]
  /** Unknown columns. */
  readonly ignored: readonly string[]
}

type Column = FieldName | 'id' | 'exported_stock' | null

const plain = (title: string) =>
  title.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** The fields by their titles in the panel, in every language. */
const byLabel: ReadonlyMap<string, FieldName> = new Map(
  locales.flatMap((locale) => {
    const labels = fieldLabels(locale)
    return fieldNames.map((name) => [plain(labels[name]), name] as const)
  }),
)

const isField = (column: Column): column is FieldName =>
  column !== null && column !== 'id' && column !== 'exported_stock'

const exportedTitles = locales.map((locale) => plain(messages.productSheets[locale].exportedStock))

const codesByWord = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([code, name]) => [plain(name), code] as const)

/** The values of each choice by their names in the panel, in every language; categories in every number. */
const choices: ReadonlyMap<FieldName, ReadonlyMap<string, string>> = new Map(
  fieldNames.filter(isChoice).map((name) => {
    const ofPanel = locales.flatMap((locale) => codesByWord(options[locale][name]))
    const ofShop = [es, en].flatMap(({ category, families }) =>
      name === 'category' ? [...codesByWord(families), ...codesByWord(category)] : [],
    )
    return [name, new Map([...ofPanel, ...ofShop])]
  }),
)

const codeIn = (column: FieldName, input: string): string =>
  choices.get(column)?.get(plain(input)) ?? input

const columnNamed = (title: string): Column => {
  const name = plain(title)
  if (name === 'id') return 'id'
  if (exportedTitles.includes(name)) return 'exported_stock'
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
  const error = (column: Column, problem: RowProblem, input: string): RowError => ({
    ...{ line, problem, input: input.slice(0, shortest) },
    field: column === 'exported_stock' ? 'stock_quantity' : column,
  })
  // an open quote holds the rest of its line: its cell is the last one
  if (isBroken) return error(columns[cells.length - 1] ?? null, 'broken_quote', cells.at(-1) ?? '')
  const more = cells.slice(columns.length).filter((cell) => cell !== '')
  const isShifted = isBroken !== undefined && more.length > 0
  return isShifted ? error(null, 'too_many_cells', more.join(', ')) : null
}

/** Nothing where a spreadsheet made something else of the number. */
function exportedIn(input: string): Pick<ReadRow, 'exportedStock'> {
  const read = readField('stock_quantity', input)
  return read.ok && typeof read.value === 'number' ? { exportedStock: read.value } : {}
}

function readRow(row: SheetRow, columns: readonly Column[]): ReadRow {
  const { line, cells } = row
  const lost = misplaced(row, columns)
  if (lost) return { line, id: '', fields: {}, errors: [lost] }
  const fields: Partial<Record<FieldName, FieldValue | undefined>> = {}
  const errors: RowError[] = []
  const inputAt = (index: number) => unguardFormula(cells[index] ?? '')
  for (const [index, column] of columns.entries()) {
    if (!isField(column)) continue
    const input = inputAt(index)
    const read = readField(column, codeIn(column, input))
    fields[column] = read.ok ? read.value : skuOfEarlierDays(read.code, input)
    if (!read.ok)
      errors.push({ line, field: column, problem: read.code, input: input.slice(0, shortest) })
  }
  return {
    ...{ line, fields, errors, id: inputAt(columns.indexOf('id')).trim().toLowerCase() },
    ...exportedIn(inputAt(columns.indexOf('exported_stock'))),
  }
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
