import { electricalFields } from './electrical-fields.rules.ts'
import type { ProductField } from './product-field.rules.ts'
import { type SpecField, specFields } from './spec-fields.rules.ts'

const fields = { ...specFields, ...electricalFields }
type Fields = typeof fields
export type SpecKey = keyof Fields
/** The figures with a column of their own, with their editable field. */
export type SpecColumns = {
  [Key in SpecKey as Fields[Key] extends { staff: ProductField }
    ? Key
    : never]: Fields[Key] extends {
    staff: infer Staff
  }
    ? Staff
    : never
}

export const specKeys = Object.keys(fields) as SpecKey[]
export const isKnownSpec = (key: string): key is SpecKey => Object.hasOwn(fields, key)
export const specOf = (key: SpecKey): SpecField => fields[key]

export const specColumns = Object.fromEntries(
  specKeys.flatMap((key) => {
    const { staff } = specOf(key)
    return staff ? [[key, staff]] : []
  }),
) as SpecColumns
export const specColumnNames = Object.keys(specColumns) as (keyof SpecColumns)[]
