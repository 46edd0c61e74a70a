import { insertRows } from '#platform/database/insert-rows.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { SignedDeclaration } from './declaration.input.ts'

export function declarationRow(orderId: string, declaration: SignedDeclaration) {
  const { textHash, signedAt, userAgent, statements, ...same } = declaration
  return {
    ...same,
    order_id: orderId,
    text_hash: textHash,
    signed_at: signedAt,
    user_agent: userAgent,
    statements,
  }
}

export const insertDeclaration = (tx: Tx, orderId: string, declaration: SignedDeclaration) =>
  insertRows('order_declarations', [declarationRow(orderId, declaration)]).execute(tx)

export async function declarationOfOrder(
  tx: Tx,
  orderId: string,
): Promise<SignedDeclaration | null> {
  const row = await tx
    .selectFrom('order_declarations')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  return {
    version: row.version,
    locale: row.locale as SignedDeclaration['locale'],
    text: row.text,
    textHash: row.text_hash,
    statements: row.statements as string[],
    signature: row.signature,
    signedAt: row.signed_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
  }
}
