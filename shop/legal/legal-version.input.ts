import { byLocale, type Locale, locales } from '#kernel/locale.ts'
import { type Day, readDay } from '#kernel/time.ts'
import { hasUnknownPlaceholder, type LegalSlug } from './legal.rules.ts'
import { readMarkup } from './legal-markup.rules.ts'
import type { LegalVersionInput } from './legal-version.rules.ts'

export const wordingFields = ['title', 'summary', 'body'] as const
export type WordingField = `${(typeof wordingFields)[number]}_${Locale}`
const maxLength = { title: 200, summary: 300, body: 100_000 } as const

export interface LegalVersionFormData extends Readonly<Record<WordingField, string>> {
  readonly effectiveOn: string
}

export type VersionProblem =
  | 'needed'
  | 'too_long'
  | 'day'
  | 'no_heading'
  | 'empty_section'
  | 'ragged_table'
  | 'unknown_placeholder'
export type VersionProblems = Readonly<Partial<Record<keyof LegalVersionFormData, VersionProblem>>>

export type ReadVersion =
  | { readonly ok: true; readonly request: LegalVersionInput; readonly input: LegalVersionFormData }
  | { readonly ok: false; readonly input: LegalVersionFormData; readonly problems: VersionProblems }

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, maxLength.body + 1)
        .replaceAll('\0', '')
        .trim()
    : ''

const formDataOf = (posted: Readonly<Record<string, unknown>>): LegalVersionFormData => ({
  effectiveOn: textOf(posted.effectiveOn).slice(0, 20),
  title_es: textOf(posted.title_es),
  title_en: textOf(posted.title_en),
  summary_es: textOf(posted.summary_es),
  summary_en: textOf(posted.summary_en),
  body_es: textOf(posted.body_es),
  body_en: textOf(posted.body_en),
})

function problemOf(field: (typeof wordingFields)[number], text: string): VersionProblem | null {
  if (text === '') return 'needed'
  if (text.length > maxLength[field]) return 'too_long'
  const read = field === 'body' ? readMarkup(text) : null
  if (read && !read.ok) return read.problem
  return hasUnknownPlaceholder(text) ? 'unknown_placeholder' : null
}

/** From today on: a version cannot be in force in the past. */
function dayFrom(input: string, today: Day): Day | null {
  const day = readDay(input)
  return day !== null && day >= today ? day : null
}

export function readVersion(
  slug: LegalSlug,
  posted: Readonly<Record<string, unknown>>,
  today: Day,
): ReadVersion {
  const input = formDataOf(posted)
  const effectiveOn = dayFrom(input.effectiveOn, today)
  const problems: Partial<Record<keyof LegalVersionFormData, VersionProblem>> = {}
  if (!effectiveOn) problems.effectiveOn = 'day'
  for (const locale of locales)
    for (const field of wordingFields) {
      const problem = problemOf(field, input[`${field}_${locale}`])
      if (problem) problems[`${field}_${locale}`] = problem
    }
  if (!effectiveOn || Object.keys(problems).length > 0) return { ok: false, input, problems }
  const wordsIn = (locale: Locale) => ({
    title: input[`title_${locale}`],
    summary: input[`summary_${locale}`],
    body: input[`body_${locale}`],
  })
  const words = byLocale(wordsIn)
  return { ok: true, input, request: { slug, effectiveOn, words } }
}
