import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import { declaration as english } from './messages/declaration.en.ts'
import { declaration as spanish } from './messages/declaration.es.ts'
import { foldName } from './name-folding.rules.ts'

/** Of statements and officials together; a changed word is a new version, here and on the public page. */
export const declarationVersion = '2026-11-21.1'

export const statementIds = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const
export type StatementId = (typeof statementIds)[number]

export type DeclarationWords = Words<typeof spanish>
export interface Declaration {
  readonly version: string
  readonly locale: Locale
  readonly words: DeclarationWords
}

const languages: Record<Locale, DeclarationWords> = { es: spanish, en: english }

/** What the buyer reads; the component shows it and the signature is of it. */
export const declarationIn = (locale: Locale): Declaration => ({
  version: declarationVersion,
  locale,
  words: languages[locale],
})

export const statementsOf = ({ words }: Declaration): readonly string[] =>
  statementIds.map((id) => words.statements[id])

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`)

/** The exact text that is kept and hashed: all that was to be read before signing. */
export function declarationText(declaration: Declaration): string {
  const { title, intro, officialsTitle, officials } = declaration.words
  return [
    `${title} (${declaration.version}, ${declaration.locale})`,
    intro,
    ...statementsOf(declaration).map((statement, i) => `${i + 1}. ${statement}`),
    officialsTitle,
    officials.note,
    officials.government,
    ...bullets(officials.governmentMembers),
    officials.party,
    ...bullets(officials.partyMembers),
    officials.end,
  ].join('\n')
}

export interface DeclarationFields {
  readonly accepted: readonly StatementId[]
  readonly signature: string
  /** Which version was on the page. */
  readonly version: string
}

export type DeclarationProblem =
  | { readonly field: StatementId; readonly code: 'mustAccept' }
  | { readonly field: 'signature'; readonly code: 'mustSign' | 'mustBeSame' }
  | { readonly field: 'version'; readonly code: 'changed' }

function signatureProblem(signature: string, buyerName: string): DeclarationProblem[] {
  const signed = foldName(signature)
  if (signed === '') return [{ field: 'signature', code: 'mustSign' }]
  return signed === foldName(buyerName) ? [] : [{ field: 'signature', code: 'mustBeSame' }]
}

/** What keeps a declaration from being signed: each statement is accepted, and the signature is the buyer's name. */
export function declarationProblems(
  { accepted, signature, version }: DeclarationFields,
  buyerName: string,
): readonly DeclarationProblem[] {
  if (version !== declarationVersion) return [{ field: 'version', code: 'changed' }]
  return [
    ...statementIds
      .filter((id) => !accepted.includes(id))
      .map((field) => ({ field, code: 'mustAccept' as const })),
    ...signatureProblem(signature, buyerName),
  ]
}

/** The names of the fields in a form. */
export const declarationField = {
  statement: (id: StatementId) => `declaration-${id}`,
  signature: 'declaration-signature',
  version: 'declaration-version',
  locale: 'declaration-locale',
} as const
