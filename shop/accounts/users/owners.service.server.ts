import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import { ownerRows } from './user-admin.queries.server.ts'

export interface NotifiedOwner {
  readonly email: string
  readonly locale: Locale
}

/** Whoever owns the shop, to be written to; without an owner, every administrator who may do everything. */
export const ownersToNotify = (ctx: Needs & { readonly tx: Tx }): Promise<NotifiedOwner[]> =>
  asSystemWithin(ctx, 'owners hear of a change', ({ tx }) => ownerRows(tx))
