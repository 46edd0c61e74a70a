import { type FieldName, fieldNames, type ProductFields } from './fields.rules.ts'

/** Pictures have forms of their own, and so has the stock once there is one. */
export const formFields = (isNew: boolean): readonly FieldName[] =>
  fieldNames.filter((name) => name !== 'pictures' && (isNew || name !== 'stock_quantity'))

export type TypedFields = Readonly<Partial<Record<FieldName, string>>>

/** What goes into the form, to be sent back with it. */
export const seenAsText = (fields: ProductFields): string => JSON.stringify(fields)
