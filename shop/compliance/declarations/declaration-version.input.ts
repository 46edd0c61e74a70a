import { byLocale, type Locale, locales } from '#kernel/locale.ts'
import { maxStatements } from './declaration-form.rules.ts'
import type { DeclarationVersion, DeclarationWording } from './declaration-wording.rules.ts'

export const wordingFields = [
  'title',
  'intro',
  'statements',
  'officialsTitle',
  'officials',
] as const
export type WordingPart = (typeof wordingFields)[number]
export type WordingField = `${WordingPart}_${Locale}`
export type DeclarationFormData = Readonly<Record<WordingField, string>>

const maxLength: Readonly<Record<WordingPart, number>> = {
  title: 200,
  intro: 1_000,
  statements: 20_000,
  officialsTitle: 200,
  officials: 20_000,
}

export type WordingProblem = 'needed' | 'too_long' | 'too_many' | 'placeholder' | 'uneven'
export type WordingProblems = Readonly<Partial<Record<WordingField, WordingProblem>>>

export type ReadWording =
  | {
      readonly ok: true
      readonly input: DeclarationFormData
      readonly words: DeclarationVersion['words']
    }
  | { readonly ok: false; readonly input: DeclarationFormData; readonly problems: WordingProblems }

const textOf = (value: unknown, max: number): string =>
  typeof value === 'string'
    ? value
        .slice(0, max + 1)
        .replaceAll('\r', '')
        .replace(/[^\P{C}\n]/gu, '')
        .trim()
    : ''

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** One line is one statement; its number is added by the shop. */
const statementsIn = (text: string) =>
  linesOf(text)
    .map((line) => line.replace(/^\d{1,2}[.)](\s+|$)/, ''))
    .filter((line) => line !== '')

const officialsIn = (text: string) =>
  linesOf(text)
    .map((line) => line.replace(/^[•*-]\s*/, '- '))
    .filter((line) => line !== '- ')

const wordingIn = (input: DeclarationFormData, locale: Locale): DeclarationWording => ({
  title: input[`title_${locale}`],
  intro: linesOf(input[`intro_${locale}`]).join(' '),
  statements: statementsIn(input[`statements_${locale}`]),
  officialsTitle: input[`officialsTitle_${locale}`],
  officials: officialsIn(input[`officials_${locale}`]),
})

/** A declaration as text for its form. */
export function declarationFormData({
  words,
}: Pick<DeclarationVersion, 'words'>): DeclarationFormData {
  const written = (locale: Locale) => {
    const { title, intro, statements, officialsTitle, officials } = words[locale]
    return {
      [`title_${locale}`]: title,
      [`intro_${locale}`]: intro,
      [`statements_${locale}`]: statements.join('\n\n'),
      [`officialsTitle_${locale}`]: officialsTitle,
      [`officials_${locale}`]: officials.join('\n'),
    }
  }
  return { ...written('es'), ...written('en') } as DeclarationFormData
}

const readLines: Readonly<Partial<Record<WordingPart, (text: string) => string[]>>> = {
  statements: statementsIn,
  officials: officialsIn,
}

/** Unlike in the other legal texts nothing is filled in: what is signed stands as it was written. */
const placeholder = /\{[^{}\n]+\}/

function problemOf(part: WordingPart, text: string): WordingProblem | null {
  const lines = (readLines[part] ?? linesOf)(text)
  if (lines.length === 0) return 'needed'
  if (text.length > maxLength[part]) return 'too_long'
  if (part === 'statements' && lines.length > maxStatements) return 'too_many'
  return placeholder.test(text) ? 'placeholder' : null
}

function problemsOf(input: DeclarationFormData): WordingProblems {
  const problems: Partial<Record<WordingField, WordingProblem>> = {}
  for (const locale of locales)
    for (const part of wordingFields) {
      const problem = problemOf(part, input[`${part}_${locale}`])
      if (problem) problems[`${part}_${locale}`] = problem
    }
  const [es, en] = [wordingIn(input, 'es').statements, wordingIn(input, 'en').statements]
  if (es.length !== en.length) problems.statements_en ??= 'uneven'
  return problems
}

/** Parses a new declaration in both languages, statement by statement, or returns the field errors. */
export function readWording(posted: Readonly<Record<string, unknown>>): ReadWording {
  const input = Object.fromEntries(
    locales.flatMap((locale) =>
      wordingFields.map((part) => [
        `${part}_${locale}`,
        textOf(posted[`${part}_${locale}`], maxLength[part]),
      ]),
    ),
  ) as DeclarationFormData
  const problems = problemsOf(input)
  if (Object.keys(problems).length > 0) return { ok: false, input, problems }
  return { ok: true, input, words: byLocale((locale) => wordingIn(input, locale)) }
}
