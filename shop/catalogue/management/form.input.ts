import { z } from 'zod'
import { type FieldName, fieldNames, fieldOf, formFields } from '../fields/product-fields.rules.ts'
import type { FieldChange, FieldChanges } from './change.rules.ts'
import { type FieldValue, fieldAsText } from './fields.rules.ts'
import { figuresPosted, isFigureField } from './figures/figures-form.rules.ts'
import type { TypedFields } from './form.rules.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const seenFields = z.partialRecord(z.enum(fieldNames), value)

/** The values shown when the form was opened; null when it is missing. */
function readSeen(input: unknown): Partial<Record<FieldName, FieldValue>> | null {
  try {
    const read = seenFields.safeParse(JSON.parse(String(input)))
    return read.success ? (read.data as Partial<Record<FieldName, FieldValue>>) : null
  } catch {
    return null
  }
}

/** The submitted text; browsers do not send unchecked boxes. */
export const typedFields = (
  posted: Readonly<Record<string, unknown>>,
  isNew: boolean,
): TypedFields =>
  Object.fromEntries(
    formFields(isNew).flatMap((name) => {
      const input = name === 'specs' ? (figuresPosted(posted) ?? posted.specs) : posted[name]
      if (fieldOf(name).kind === 'flag') return [[name, input === undefined ? 'false' : 'true']]
      return typeof input === 'string' ? [[name, input]] : []
    }),
  )

const formOnly = new Set(['seen', 'intent'])

/** Submitted fields that the form does not know: ignoring them would report a saved change that is lost. */
export const unknownFields = (
  posted: Readonly<Record<string, unknown>>,
  isNew: boolean,
): string[] => {
  const known = new Set<string>(formFields(isNew))
  return Object.keys(posted).filter(
    (name) => !known.has(name) && !formOnly.has(name) && !isFigureField(name),
  )
}

/** The form's changes against the values it showed; null for an invalid form. */
export function formChanges(
  posted: Readonly<Record<string, unknown>>,
  isNew: boolean,
): FieldChanges | null {
  const seen = isNew ? {} : readSeen(posted.seen)
  if (seen === null) return null
  const changes = Object.entries(typedFields(posted, isNew)).map(
    ([name, input]): [string, FieldChange] => [
      name,
      { from: seen[name as FieldName] ?? null, to: input === '' ? null : input },
    ],
  )
  // an unchanged value is no change, even if today's rules would refuse it
  return Object.fromEntries(
    changes.filter(([, { from, to }]) =>
      isNew ? to !== null : plain(fieldAsText(from)) !== plain(fieldAsText(to)),
    ),
  )
}

/** Browsers send CRLF line ends. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const correction = z.object({
  stock: z.string().trim().max(20).catch(''),
  reason: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, 200))
    .catch(''),
  seen_stock: z.string().max(20).catch(''),
})

export const readCorrection = (posted: Readonly<Record<string, unknown>>) => {
  const { stock, reason, seen_stock } = correction.parse(posted)
  const from = /^-?\d+$/.test(seen_stock) ? Number(seen_stock) : null
  return { reason, typed: stock, change: { from, to: stock === '' ? null : stock } }
}
