import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { ownersToNotify } from '#shop/accounts/users/owners.service.server.ts'
import { accountDetails } from '#shop/accounts/users/user-admin.service.server.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import {
  type MethodInfo,
  noTransferDetails,
  receivingChanges,
  type TransferDetails,
} from './method.rules.ts'

type Writing = Needs<'now' | 'shopUrl'> & { readonly tx: Tx }

/** Who changed it; empty for the shop itself. */
async function nameOfActor(ctx: Writing): Promise<string> {
  const account = 'id' in ctx.actor ? await accountDetails(ctx, ctx.actor.id) : null
  return account ? [account.name, account.email].filter(Boolean).join(', ') : ''
}

/** Every owner reads what is another and by whom, whoever changed it too: an open browser is not its owner. */
export async function writeToOwners(
  ctx: Writing,
  method: Pick<MethodInfo, 'name'> | null,
  before: TransferDetails | undefined,
  after: TransferDetails | null,
): Promise<void> {
  const changes = after ? receivingChanges(before ?? noTransferDetails, after) : []
  const by = changes.length > 0 ? await nameOfActor(ctx) : ''
  if (by === '' || !method) return
  const methodName = method.name
  const email = {
    ...({ kind: 'receiving_changed', methodName, by, at: ctx.now, changes } as const),
    link: `${ctx.shopUrl}/admin/pagos`,
  }
  for (const { email: to, locale } of await ownersToNotify(ctx))
    await queueEmail(ctx, { to, locale, email })
}
