import { z } from 'zod'
import { cleanText, type Problem } from './form-checks.rules.ts'

const input = z.string().catch('').transform(cleanText)

/** The named fields of a form, cleaned; other fields are ignored. */
export const formOf = <Field extends string>(fields: readonly Field[]) =>
  z
    .object(Object.fromEntries(fields.map((field) => [field, input])))
    .catch(() => Object.fromEntries(fields.map((field) => [field, ''])))
    .transform((read) => read as Record<Field, string>)

export type Validated<Fields, Value> =
  | { readonly ok: true; readonly fields: Fields; readonly value: Value }
  | { readonly ok: false; readonly fields: Fields; readonly problems: readonly Problem[] }
