import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { SignedDeclaration } from './declaration.input.ts'
import { declarationRow } from './declarations.queries.server.ts'
import { insertScans, insertScansSigned } from './scans.queries.server.ts'
import type { Screening } from './screening.rules.ts'
import { scansIn } from './screening.service.server.ts'

interface Checks {
  readonly orderId: string
  readonly screening: Screening
  /** Null where nothing is to be declared. */
  readonly declaration: SignedDeclaration | null
}

/** Keeps with an order who was screened and what was signed, in the transaction that places it. */
export const recordChecks = (
  ctx: Needs<'now'>,
  { orderId, screening, declaration }: Checks,
): Promise<void> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const scans = scansIn(screening, orderId, now)
    if (declaration === null) await insertScans(tx, scans)
    else await insertScansSigned(tx, scans, declarationRow(orderId, declaration))
  })
