/** As many as a text may have. */
const statementNames = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
export type StatementId = (typeof statementNames)[number]
export const maxStatements = statementNames.length

/** No text is published with more. */
export const statementIdAt = (index: number): StatementId => statementNames[index] ?? 'twelfth'

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

/** Another text has come into force since: it is read and signed anew. */
export const hasChanged: DeclarationProblem = { field: 'version', code: 'changed' }

/** The names of the fields in a form. */
export const declarationField = {
  statement: (id: StatementId) => `declaration-${id}`,
  signature: 'declaration-signature',
  version: 'declaration-version',
  locale: 'declaration-locale',
} as const
