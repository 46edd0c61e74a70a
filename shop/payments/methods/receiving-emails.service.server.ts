import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { notifyOwners } from '#shop/accounts/users/owners.service.server.ts'
import {
  type MethodInfo,
  noTransferDetails,
  receivingChanges,
  type TransferDetails,
} from './method.rules.ts'

type Writing = Needs<'now' | 'shopUrl'> & { readonly tx: Tx }

/** Every owner reads what is another and by whom. */
export async function writeToOwners(
  ctx: Writing,
  method: Pick<MethodInfo, 'name'> | null,
  before: TransferDetails | undefined,
  after: TransferDetails | null,
): Promise<void> {
  const changes = after ? receivingChanges(before ?? noTransferDetails, after) : []
  if (changes.length === 0 || !method) return
  const facts = { methodName: method.name, at: ctx.now, changes }
  const link = `${ctx.shopUrl}/admin/pagos`
  await notifyOwners(ctx, (by) => ({ kind: 'receiving_changed', ...facts, by, link }))
}
