import {
  type SignedDeclaration,
  signedDeclarationShape,
} from '#shop/compliance/declarations/declaration.input.ts'
import {
  declarationProblems,
  statementIdsOf,
} from '#shop/compliance/declarations/declaration.rules.ts'
import type { DeclarationVersion } from '#shop/compliance/declarations/declaration-wording.rules.ts'
import type { CheckoutDraft } from '../drafts/draft.rules.ts'

/** The declaration of a draft while it is valid: the current version, signed with the buyer's name. */
export function signedIn(
  inForce: DeclarationVersion,
  { declaration }: Pick<CheckoutDraft, 'declaration'>,
  buyerName: string,
): SignedDeclaration | null {
  const read = signedDeclarationShape.safeParse(declaration)
  if (!read.success) return null
  const { signature, version } = read.data
  const fields = { accepted: statementIdsOf(inForce), signature, version }
  const problems = declarationProblems(inForce, fields, buyerName)
  return problems.length === 0 ? read.data : null
}

/** Whether an older version was signed. */
export function isOutdated(
  inForce: DeclarationVersion,
  { declaration }: Pick<CheckoutDraft, 'declaration'>,
): boolean {
  const read = signedDeclarationShape.safeParse(declaration)
  return read.success && read.data.version !== inForce.version
}
