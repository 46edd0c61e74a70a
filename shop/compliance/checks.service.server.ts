import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { SignedDeclaration } from './declarations/declaration.input.ts'
import { declarationRow } from './declarations/declarations.queries.server.ts'
import { insertScansSigned } from './screening/scans.queries.server.ts'
import type { Screening } from './screening/screening.rules.ts'
import { scansIn } from './screening/screening.service.server.ts'

export interface Checks {
  readonly orderId: string
  readonly screening: Screening
  /** Null where no declaration is required. */
  readonly declaration: SignedDeclaration | null
}

/** Stores screenings and declarations with their orders, in the transaction that places them. */
export const recordChecks = (ctx: Needs<'now'>, checks: readonly Checks[]): Promise<void> =>
  inTransaction(ctx, ({ tx, now }) =>
    insertScansSigned(
      tx,
      checks.flatMap(({ screening, orderId }) => scansIn(screening, orderId, now)),
      checks.flatMap(({ orderId, declaration }) =>
        declaration === null ? [] : [declarationRow(orderId, declaration)],
      ),
    ),
  )
