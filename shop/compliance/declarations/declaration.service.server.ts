import { createHash } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { SignedDeclaration } from './declaration.input.ts'
import { declarationIn, declarationText } from './declaration.rules.ts'
import type { DeclarationVersion } from './declaration-wording.rules.ts'
import { declarationOfOrder, insertDeclaration } from './declarations.queries.server.ts'

const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** The record stored for a declaration that `readDeclaration` accepted; a draft may hold it as JSON. */
export function signedDeclaration(
  { now, caller }: Pick<Ctx, 'now' | 'caller'>,
  inForce: DeclarationVersion,
  { signature, locale }: { readonly signature: string; readonly locale: Locale },
): SignedDeclaration {
  const declaration = declarationIn(inForce, locale)
  const text = declarationText(declaration)
  return {
    version: declaration.version,
    locale,
    text,
    textHash: hashOf(text),
    statements: [...declaration.wording.statements],
    signature,
    signedAt: now.toISOString(),
    ip: caller.address.slice(0, 100),
    userAgent: caller.userAgent.slice(0, 500),
  }
}

/** Stores it with its order, in the transaction that places the order; a second one for the same order throws. */
export const recordDeclaration = (
  ctx: Needs,
  { orderId, declaration }: { readonly orderId: string; readonly declaration: SignedDeclaration },
): Promise<unknown> => inTransaction(ctx, ({ tx }) => insertDeclaration(tx, orderId, declaration))

/** The signed declaration of an order; row security limits it to staff. */
export const declarationOf = (ctx: Needs, orderId: string): Promise<SignedDeclaration | null> =>
  inTransaction(ctx, ({ tx }) => declarationOfOrder(tx, orderId))
