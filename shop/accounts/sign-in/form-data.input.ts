import { z } from 'zod'
import type { Problem } from './account-form.rules.ts'

/** A missing field, or one that is not text, is empty. */
export const input = z.string().catch('')

type Checked<Fields> = z.core.ParsePayload<Fields>

/** Applies a form's rules; the code of each problem becomes the message of an issue. */
export const ratedBy =
  <Fields>(problemsOf: (fields: Fields) => readonly Problem[]) =>
  ({ value, issues }: Checked<Fields>): void => {
    for (const { field, code } of problemsOf(value))
      issues.push({ code: 'custom', path: [field], message: code, input: undefined })
  }

export type Read<Fields> =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Parses a form: its cleaned fields, or its problems in the order of the checks. */
export function readForm<Fields>(form: z.ZodType<Fields>, posted: unknown): Read<Fields> {
  const read = form.safeParse(posted ?? {})
  if (read.success) return { ok: true, fields: read.data }
  const problems = read.error.issues.map(
    ({ path, message }) => ({ field: path[0], code: message }) as Problem,
  )
  return { ok: false, problems }
}
