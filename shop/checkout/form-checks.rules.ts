import { chosen } from '#kernel/text/text-input.ts'

/** A field and the code of its problem; texts are in the messages. */
export interface Problem<Field extends string = string> {
  readonly field: Field
  readonly code: string
}

/** A submitted form by field; a missing field is empty. */
export type FormInput = Readonly<Record<string, string>>

/** Longer values are truncated here, so that they can be shown and corrected. */
export const maxFieldLength = 500

/** Normalised text: NFC, no invisible characters, single spaces; a select without a choice is empty. */
export const cleanText = (input: string): string =>
  chosen(
    input
      .slice(0, maxFieldLength)
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  )

/** The named fields of a form, cleaned; a missing one is empty. */
export const namedFields = <Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<string, string | undefined>>,
): Record<Field, string> =>
  Object.fromEntries(fields.map((field) => [field, cleanText(values[field] ?? '')])) as Record<
    Field,
    string
  >

/** Of the problems that were shown, those that remain, as they are now. */
export const remainingProblems = (
  shown: readonly Problem[],
  now: readonly Problem[],
): readonly Problem[] => now.filter(({ field }) => shown.some((one) => one.field === field))

export const isLong = (text: string, max: number): boolean => [...text].length > max

/** Letters of any alphabet and the punctuation of names; no digits or symbols. */
export const isNameLike = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(text)

/** Letters, digits and usual punctuation, without the brackets of markup. */
export const isPlain = (text: string): boolean => !/[<>]/.test(text)

export type Check<Field extends string> = readonly [applies: boolean, field: Field, code: string]

/** In the order of the fields on the page; of each field the first check that applies. */
export function problemsOf<Field extends string>(
  fields: readonly Field[],
  checks: readonly Check<Field>[],
): Problem<Field>[] {
  const found = checks
    .filter(([applies]) => applies)
    .map(([, field, code]): Problem<Field> => ({ field, code }))
  return fields.flatMap((field) => found.find((problem) => problem.field === field) ?? [])
}

const maxNameLength = 60

/** A required or optional name. */
export const nameChecks = <Field extends string>(
  field: Field,
  name: string,
  missing: string | null,
  maxLength = maxNameLength,
): Check<Field>[] => [
  [name === '' && missing !== null, field, missing ?? ''],
  [isLong(name, maxLength), field, 'too_long'],
  [name !== '' && !isNameLike(name), field, 'name_odd'],
]

const maxTextLength = 120

export const textChecks = <Field extends string>(
  field: Field,
  text: string,
  missing: string | null,
  maxLength = maxTextLength,
): Check<Field>[] => [
  [text === '' && missing !== null, field, missing ?? ''],
  [isLong(text, maxLength), field, 'too_long'],
  [!isPlain(text), field, 'markup'],
]
