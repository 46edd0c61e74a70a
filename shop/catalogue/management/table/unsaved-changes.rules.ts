import { type TableField, tableFields } from '../../fields/product-fields.rules.ts'
import type { FieldChange, FieldError, ProductChange } from '../change.rules.ts'
import type { FieldProblem, FieldValue } from '../fields.rules.ts'
import { type BulkWay, bulkChanged } from './bulk.rules.ts'
import type { TableRow } from './table.rules.ts'

export interface UnsavedChange {
  readonly name: string
  /** Null without one. */
  readonly nameEn?: string
  readonly fields: Readonly<Partial<Record<TableField, FieldChange>>>
}
/** Unsaved changes of the table, by product. */
export type UnsavedChanges = Readonly<Record<string, UnsavedChange>>

const isEmpty = ({ fields }: UnsavedChange) => Object.keys(fields).length === 0

const withUnsaved = (
  unsavedChanges: UnsavedChanges,
  id: string,
  unsaved: UnsavedChange,
): UnsavedChanges => {
  const { [id]: _, ...others } = unsavedChanges
  return isEmpty(unsaved) ? others : { ...others, [id]: unsaved }
}

/** Many products in one copy: thousands of copies of thousands take half a minute. */
function withMany(
  before: UnsavedChanges,
  changed: readonly (readonly [id: string, unsaved: UnsavedChange])[],
): UnsavedChanges {
  const after = new Map(Object.entries(before))
  for (const [id, unsaved] of changed) {
    after.delete(id)
    if (!isEmpty(unsaved)) after.set(id, unsaved)
  }
  return Object.fromEntries(after)
}

const namesOf = (name: FieldValue, nameEn: FieldValue | undefined) => ({
  name: String(name),
  ...(typeof nameEn === 'string' && nameEn !== '' ? { nameEn } : {}),
})

function changedCell(
  before: UnsavedChange | undefined,
  row: TableRow,
  field: TableField,
  to: FieldValue,
): UnsavedChange {
  const unsaved = before ?? { ...namesOf(row.fields.name, row.fields.name_en), fields: {} }
  const from = unsaved.fields[field]?.from ?? row.fields[field]
  const { [field]: _, ...others } = unsaved.fields
  const fields = from === to ? others : { ...others, [field]: { from, to } }
  return { ...unsaved, fields }
}

/** Entering the original value removes the change. */
export const withCell = (
  unsaved: UnsavedChanges,
  row: TableRow,
  field: TableField,
  to: FieldValue,
): UnsavedChanges => withUnsaved(unsaved, row.id, changedCell(unsaved[row.id], row, field, to))

export interface ProposedChange extends FieldChange {
  readonly id: string
  readonly name: string
  readonly nameEn?: string | null
}

/** Adds a change of one field for each product; one without effect is dropped. */
export const withChanges = (
  unsaved: UnsavedChanges,
  field: TableField,
  changes: readonly ProposedChange[],
): UnsavedChanges =>
  withMany(
    unsaved,
    changes.map(({ id, name, nameEn, from, to }) => {
      const { [field]: _, ...others } = unsaved[id]?.fields ?? {}
      const fields = from === to ? others : { ...others, [field]: { from, to } }
      return [id, { ...namesOf(name, nameEn), ...unsaved[id], fields }]
    }),
  )

export function withoutCell(
  unsaved: UnsavedChanges,
  id: string,
  field: TableField,
): UnsavedChanges {
  const unsavedChange = unsaved[id]
  if (!unsavedChange) return unsaved
  const { [field]: _, ...fields } = unsavedChange.fields
  return withUnsaved(unsaved, id, { ...unsavedChange, fields })
}

/** Overwrites another user's concurrent change. */
export function insisting(
  unsaved: UnsavedChanges,
  { id, field, theirs = null }: FieldError,
): UnsavedChanges {
  const unsavedChange = unsaved[id]
  const change = unsavedChange?.fields[field as TableField]
  if (!unsavedChange || !change) return unsaved
  if (change.to === theirs) return withoutCell(unsaved, id, field as TableField)
  const fields = { ...unsavedChange.fields, [field as TableField]: { from: theirs, to: change.to } }
  return { ...unsaved, [id]: { ...unsavedChange, fields } }
}

export const countUnsaved = (unsaved: UnsavedChanges): number =>
  Object.values(unsaved).reduce((sum, { fields }) => sum + Object.keys(fields).length, 0)

/** A row with its unsaved changes applied. */
export function drafted(row: TableRow, unsaved: UnsavedChanges): TableRow['fields'] {
  const changes = unsaved[row.id]?.fields
  if (!changes) return row.fields
  const after = tableFields.map((field) => {
    const change = changes[field]
    return [field, change ? change.to : row.fields[field]]
  })
  return Object.fromEntries(after) as unknown as TableRow['fields']
}

export const draftedChanges = (unsaved: UnsavedChanges): ProductChange[] =>
  Object.entries(unsaved).map(([id, { fields }]) => ({ id, fields }))

const isValue = (value: unknown): value is FieldValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const isChange = (change: unknown): change is FieldChange =>
  typeof change === 'object' &&
  change !== null &&
  'from' in change &&
  'to' in change &&
  isValue(change.from) &&
  isValue(change.to)

function readDraft(input: unknown): UnsavedChange | null {
  const { name, nameEn, fields } = (input ?? {}) as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof fields !== 'object' || fields === null) return null
  const saved = Object.entries(fields).filter(
    ([field, change]) => tableFields.some((known) => known === field) && isChange(change),
  )
  return saved.length > 0
    ? { ...namesOf(name, isValue(nameEn) ? nameEn : ''), fields: Object.fromEntries(saved) }
    : null
}

/** Parses stored changes; invalid ones are dropped. */
export function readUnsaved(text: string | null): UnsavedChanges {
  try {
    const input: unknown = JSON.parse(text ?? '{}')
    if (typeof input !== 'object' || input === null) return {}
    const read = Object.entries(input).map(([id, unsaved]) => [id, readDraft(unsaved)] as const)
    return Object.fromEntries(
      read.filter((entry): entry is [string, UnsavedChange] => entry[1] !== null),
    )
  } catch {
    return {}
  }
}

export interface BulkStep {
  readonly field: TableField
  readonly way: BulkWay
  readonly input: string
}

/**
 * The unsaved changes after a bulk change of the given rows, with the number of failures and the first
 * error.
 */
export function changedAlike(
  unsaved: UnsavedChanges,
  rows: Iterable<TableRow>,
  { field, way, input }: BulkStep,
): { unsaved: UnsavedChanges; skipped: number; problem: FieldProblem | null } {
  const after: [string, UnsavedChange][] = []
  const problems: FieldProblem[] = []
  for (const row of rows) {
    const changed = bulkChanged(field, drafted(row, unsaved)[field], way, input)
    if (changed.ok) after.push([row.id, changedCell(unsaved[row.id], row, field, changed.value)])
    else problems.push(changed.code)
  }
  return {
    unsaved: withMany(unsaved, after),
    skipped: problems.length,
    problem: problems[0] ?? null,
  }
}
