import { byLocale, type Locale } from '#kernel/locale.ts'
import { messages } from '../messages/messages.ts'
import { foldName } from '../screening/name-folding.rules.ts'
import {
  type DeclarationFields,
  type DeclarationProblem,
  hasChanged,
  type StatementId,
  statementIdAt,
} from './declaration-form.rules.ts'
import { builtInDeclaration } from './declaration-version.rules.ts'
import type { DeclarationVersion, DeclarationWording } from './declaration-wording.rules.ts'

type Text = (typeof messages.declaration)[Locale]
type Labels = Omit<Text, keyof DeclarationWording | 'officials'>

export interface Declaration {
  readonly version: string
  readonly locale: Locale
  readonly wording: DeclarationWording
  /** Labels around the text, which are not signed. */
  readonly messages: Labels
}

const labelsOf = ({
  title: _title,
  intro: _intro,
  statements: _statements,
  officialsTitle: _officialsTitle,
  officials: _officials,
  ...labels
}: Text): Labels => labels

const labels = byLocale((locale) => labelsOf(messages.declaration[locale]))

/** The declaration as shown to the buyer; the signature covers exactly this text. */
export const declarationIn = (
  { version, words }: DeclarationVersion,
  locale: Locale,
): Declaration => ({ version, locale, wording: words[locale], messages: labels[locale] })

export const statementIdsOf = ({ words }: DeclarationVersion): readonly StatementId[] =>
  words.es.statements.map((_, i) => statementIdAt(i))

export const statementIds = statementIdsOf(builtInDeclaration)

/** The exact text that is stored and hashed: everything shown before signing. */
export function declarationText({ version, locale, wording }: Declaration): string {
  const { title, intro, statements, officialsTitle, officials } = wording
  return [
    `${title} (${version}, ${locale})`,
    intro,
    ...statements.map((statement, i) => `${i + 1}. ${statement}`),
    officialsTitle,
    ...officials,
  ].join('\n')
}

function signatureProblem(signature: string, buyerName: string): DeclarationProblem[] {
  const signed = foldName(signature)
  if (signed === '') return [{ field: 'signature', code: 'mustSign' }]
  return signed === foldName(buyerName) ? [] : [{ field: 'signature', code: 'mustBeSame' }]
}

/** Why the declaration cannot be signed: every statement must be accepted, and the signature must be the buyer's name. */
export function declarationProblems(
  inForce: DeclarationVersion,
  { accepted, signature, version }: DeclarationFields,
  buyerName: string,
): readonly DeclarationProblem[] {
  if (version !== inForce.version) return [hasChanged]
  return [
    ...statementIdsOf(inForce)
      .filter((id) => !accepted.includes(id))
      .map((field) => ({ field, code: 'mustAccept' as const })),
    ...signatureProblem(signature, buyerName),
  ]
}
