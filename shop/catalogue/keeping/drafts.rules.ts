import { type TableField, tableFields } from '../fields/product-fields.rules.ts'
import { type BulkWay, bulkChanged } from './bulk.rules.ts'
import type { FieldChange, ProductChange, Wrong } from './change.rules.ts'
import type { FieldProblem, FieldValue } from './fields.rules.ts'
import type { TableRow } from './table.rules.ts'

export interface Draft {
  readonly name: string
  /** Where it has one. */
  readonly nameEn?: string
  readonly fields: Readonly<Partial<Record<TableField, FieldChange>>>
}
/** What was changed in the table and not saved, by product. */
export type Drafts = Readonly<Record<string, Draft>>

const isEmpty = ({ fields }: Draft) => Object.keys(fields).length === 0

const withDraft = (drafts: Drafts, id: string, draft: Draft): Drafts => {
  const { [id]: _, ...others } = drafts
  return isEmpty(draft) ? others : { ...others, [id]: draft }
}

const namesOf = (name: FieldValue, nameEn: FieldValue | undefined) => ({
  name: String(name),
  ...(typeof nameEn === 'string' && nameEn !== '' ? { nameEn } : {}),
})

/** Typing what stood there before takes the change back. */
export function withCell(drafts: Drafts, row: TableRow, field: TableField, to: FieldValue): Drafts {
  const draft = drafts[row.id] ?? { ...namesOf(row.fields.name, row.fields.name_en), fields: {} }
  const from = draft.fields[field]?.from ?? row.fields[field]
  const { [field]: _, ...others } = draft.fields
  const fields = from === to ? others : { ...others, [field]: { from, to } }
  return withDraft(drafts, row.id, { ...draft, fields })
}

/** One change beside whatever else is drafted of the product; what changes nothing is no draft. */
export function withChange(
  drafts: Drafts,
  product: { readonly id: string; readonly name: string; readonly nameEn?: string | null },
  field: TableField,
  change: FieldChange,
): Drafts {
  const { id, name, nameEn } = product
  const { [field]: _, ...others } = drafts[id]?.fields ?? {}
  const fields = change.from === change.to ? others : { ...others, [field]: change }
  return withDraft(drafts, id, { ...namesOf(name, nameEn), ...drafts[id], fields })
}

export function withoutCell(drafts: Drafts, id: string, field: TableField): Drafts {
  const draft = drafts[id]
  if (!draft) return drafts
  const { [field]: _, ...fields } = draft.fields
  return withDraft(drafts, id, { ...draft, fields })
}

/** What staff wants after all, over what somebody else put there meanwhile. */
export function insisting(drafts: Drafts, { id, field, theirs = null }: Wrong): Drafts {
  const draft = drafts[id]
  const change = draft?.fields[field as TableField]
  if (!draft || !change) return drafts
  if (change.to === theirs) return withoutCell(drafts, id, field as TableField)
  const fields = { ...draft.fields, [field as TableField]: { from: theirs, to: change.to } }
  return { ...drafts, [id]: { ...draft, fields } }
}

export const countDrafts = (drafts: Drafts): number =>
  Object.values(drafts).reduce((sum, { fields }) => sum + Object.keys(fields).length, 0)

/** A row as it will be once its drafts are saved. */
export function drafted(row: TableRow, drafts: Drafts): TableRow['fields'] {
  const changes = drafts[row.id]?.fields
  if (!changes) return row.fields
  const after = tableFields.map((field) => {
    const change = changes[field]
    return [field, change ? change.to : row.fields[field]]
  })
  return Object.fromEntries(after) as unknown as TableRow['fields']
}

export const draftedChanges = (drafts: Drafts): ProductChange[] =>
  Object.entries(drafts).map(([id, { fields }]) => ({ id, fields }))

const isValue = (value: unknown): value is FieldValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const isChange = (change: unknown): change is FieldChange =>
  typeof change === 'object' &&
  change !== null &&
  'from' in change &&
  'to' in change &&
  isValue(change.from) &&
  isValue(change.to)

function readDraft(given: unknown): Draft | null {
  const { name, nameEn, fields } = (given ?? {}) as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof fields !== 'object' || fields === null) return null
  const kept = Object.entries(fields).filter(
    ([field, change]) => tableFields.some((known) => known === field) && isChange(change),
  )
  return kept.length > 0
    ? { ...namesOf(name, isValue(nameEn) ? nameEn : ''), fields: Object.fromEntries(kept) }
    : null
}

/** What the browser kept; what is not understood is left out. */
export function readDrafts(text: string | null): Drafts {
  try {
    const given: unknown = JSON.parse(text ?? '{}')
    if (typeof given !== 'object' || given === null) return {}
    const read = Object.entries(given).map(([id, draft]) => [id, readDraft(draft)] as const)
    return Object.fromEntries(read.filter((entry): entry is [string, Draft] => entry[1] !== null))
  } catch {
    return {}
  }
}

export interface BulkStep {
  readonly field: TableField
  readonly way: BulkWay
  readonly typed: string
}

/** The drafts once every given row is changed alike; how many could not be, and why the first of them could not. */
export function changedAlike(
  drafts: Drafts,
  rows: Iterable<TableRow>,
  { field, way, typed }: BulkStep,
): { drafts: Drafts; skipped: number; problem: FieldProblem | null } {
  let after = drafts
  const problems: FieldProblem[] = []
  for (const row of rows) {
    const changed = bulkChanged(field, drafted(row, drafts)[field], way, typed)
    if (changed.ok) after = withCell(after, row, field, changed.value)
    else problems.push(changed.code)
  }
  return { drafts: after, skipped: problems.length, problem: problems[0] ?? null }
}
