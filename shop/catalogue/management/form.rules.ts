import type { FieldName } from '../fields/product-fields.rules.ts'
import type { ProductFields } from './fields.rules.ts'

export type TypedFields = Readonly<Partial<Record<FieldName, string>>>

/** The values a form shows, to be submitted with it. */
export const seenAsText = (fields: ProductFields): string => JSON.stringify(fields)
