import type { Draft } from '#shop/checkout/draft.rules.ts'
import {
  type SignedDeclaration,
  signedDeclarationShape,
} from '#shop/compliance/declaration.input.ts'
import { declarationProblems, statementIds } from '#shop/compliance/declaration.rules.ts'

/** The declaration of a draft while it holds: of today's version, signed with the buyer's name. */
export function signedIn(
  { declaration }: Pick<Draft, 'declaration'>,
  buyerName: string,
): SignedDeclaration | null {
  const read = signedDeclarationShape.safeParse(declaration)
  if (!read.success) return null
  const { signature, version } = read.data
  const problems = declarationProblems({ accepted: statementIds, signature, version }, buyerName)
  return problems.length === 0 ? read.data : null
}
