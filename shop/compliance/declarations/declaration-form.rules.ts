/** The ids of the statements; their number is the maximum of a declaration. */
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

export const statementIdAt = (index: number): StatementId => statementNames[index] ?? 'twelfth'

/** As the list on the page counts it. */
export const numberOf = (id: StatementId): number => statementNames.indexOf(id) + 1

export interface DeclarationFields {
  readonly accepted: readonly StatementId[]
  readonly signature: string
  /** The version that was shown on the page. */
  readonly version: string
}

export type DeclarationProblem =
  | { readonly field: StatementId; readonly code: 'mustAccept' }
  | { readonly field: 'signature'; readonly code: 'mustSign' | 'mustBeSame' }
  | { readonly field: 'version'; readonly code: 'changed' }

/** Another version has come into force since; it must be read and signed again. */
export const hasChanged: DeclarationProblem = { field: 'version', code: 'changed' }

export const declarationField = {
  statement: (id: StatementId) => `declaration-${id}`,
  signature: 'declaration-signature',
  version: 'declaration-version',
  locale: 'declaration-locale',
} as const
