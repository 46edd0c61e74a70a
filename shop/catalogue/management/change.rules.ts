import { type FieldName, isFieldName } from '../fields/product-fields.rules.ts'
import { lacksWeight } from '../stock/sight.rules.ts'
import {
  type FieldProblem,
  type FieldValue,
  fieldAsText,
  type ProductFields,
  readField,
} from './fields.rules.ts'

export interface FieldChange {
  /** The value when the edit began; a different current value is a conflict. */
  readonly from: FieldValue
  readonly to: FieldValue
}
export type FieldChanges = Readonly<Partial<Record<FieldName, FieldChange>>>

export interface ProductChange {
  readonly id: string
  readonly isNew?: boolean
  readonly fields: FieldChanges
}

export type FieldProblemCode =
  | FieldProblem
  | 'unknown_field'
  | 'changed_meanwhile'
  | 'gone'
  | 'taken'
  | 'unknown_part'
  | 'weight_needed'
  | 'holds_itself'

export interface FieldError {
  readonly id: string
  readonly field: FieldName | null
  readonly problem: FieldProblemCode
  /** What of it is unknown, as it was typed. */
  readonly names?: readonly string[]
  /** The current value, if another user changed it. */
  readonly theirs?: FieldValue
}

export const changesOf = (fields: FieldChanges) =>
  Object.entries(fields) as [FieldName, FieldChange][]

/** The fields that differ. */
export const differing = (before: Partial<ProductFields>, after: Partial<ProductFields>) =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, to]) => {
      const from = isFieldName(name) ? (before[name] ?? null) : null
      return isFieldName(name) && to !== undefined && from !== to ? [[name, { from, to }]] : []
    }),
  ) as FieldChanges

/** Parses every new value again: requests may come from any client. */
export function checkedChange({ id, isNew = false, fields }: ProductChange) {
  const errors: FieldError[] = []
  const checked: Partial<Record<FieldName, FieldChange>> = {}
  for (const [field, { from, to }] of changesOf(fields)) {
    if (!isFieldName(field)) {
      errors.push({ id, field: null, problem: 'unknown_field' })
      continue
    }
    const read = readField(field, fieldAsText(to))
    if (!read.ok) errors.push({ id, field, problem: read.code })
    else if (isNew || read.value !== from) checked[field] = { from, to: read.value }
  }
  if (isNew && !checked.name && errors.every(({ field }) => field !== 'name'))
    errors.push({ id, field: 'name', problem: 'needed' })
  return { change: { id, isNew, fields: checked }, errors }
}

/** Conflicts: fields that another user changed between editing and saving. */
export const clashesWith = (change: ProductChange, now: Partial<ProductFields>): FieldError[] =>
  changesOf(change.fields).flatMap(([field, { from }]) =>
    now[field] === from
      ? []
      : [
          {
            id: change.id,
            field,
            problem: 'changed_meanwhile' as const,
            theirs: now[field] ?? null,
          },
        ],
  )

/** What decides whether a product is shown, and sent to Cuba with a freight. */
export const ofFreight = [
  'weight_lbs',
  'available_for',
  'is_active',
  'is_publicly_visible',
] as const satisfies readonly FieldName[]

/** What is shown for Cuba is asked for its weight: nobody sends a freight of nothing by an oversight. */
export function weightAsked(
  { id, isNew = false, fields }: ProductChange,
  now: Partial<ProductFields>,
): FieldError[] {
  if (!isNew && !ofFreight.some((name) => fields[name])) return []
  const after: Partial<ProductFields> = Object.fromEntries(
    ofFreight.map((name) => [name, fields[name] ? fields[name].to : (now[name] ?? null)]),
  )
  const isShown = after.is_active === true && after.is_publicly_visible === true
  return isShown && lacksWeight(after)
    ? [{ id, field: 'weight_lbs', problem: 'weight_needed' }]
    : []
}

/** A counted product that would be sold without limit. */
export const isUncounted = ({ stock_quantity: stock }: FieldChanges): boolean =>
  stock !== undefined && stock.from !== null && stock.to === null

/** The inverse change. */
export const turnedBack = ({ id, fields }: ProductChange): ProductChange => ({
  id,
  fields: Object.fromEntries(
    changesOf(fields).map(([name, { from, to }]) => [name, { from: to, to: from }]),
  ),
})

/** 'Kit Luz: 100 W y 640 Wh' becomes kit-luz-100-w-y-640-wh. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '')
