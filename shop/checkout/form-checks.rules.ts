/** Beside which field it is said, and what; the sentences stand in the messages. */
export interface Problem<Field extends string = string> {
  readonly field: Field
  readonly code: string
}

/** What was typed in a form, by field; a missing field is an empty one. */
export type FormInput = Readonly<Record<string, string>>

/** No field holds more; what is longer is kept this far, so that it can be shown and mended. */
export const maxRetentionDays = 500

/** Text as it is kept: composed, without invisible signs, one space between words. */
export const cleanText = (input: string): string =>
  input
    .slice(0, maxRetentionDays)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()

export const isLong = (text: string, max: number): boolean => [...text].length > max

/** Letters of any alphabet with what stands between them in names; no digits, no signs, no pictures. */
export const isNameLike = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(text)

/** An address holds letters, digits and the usual signs, never the brackets of markup. */
export const isPlain = (text: string): boolean => !/[<>]/.test(text)

export type Check<Field extends string> = readonly [applies: boolean, field: Field, code: string]

/** In the order of the checks; beside one field one problem is said. */
export function problemsOf<Field extends string>(
  checks: readonly Check<Field>[],
): Problem<Field>[] {
  const found = checks
    .filter(([applies]) => applies)
    .map(([, field, code]): Problem<Field> => ({ field, code }))
  return found.filter(
    ({ field }, at) => found.findIndex((problem) => problem.field === field) === at,
  )
}

const maxNameLength = 60

/** A name that is asked for, or may stay empty. */
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
