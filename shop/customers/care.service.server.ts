import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { removeUser, type UserRefusal } from '#shop/accounts/users/user-admin.service.server.ts'
import { eraseAlertsTo } from '#shop/alerts/waiting/waiting.service.server.ts'
import type { NotedFields } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { eraseDraftsOfBuyer } from '#shop/checkout/drafts/abandoned.service.server.ts'
import { maskedAddress } from '#shop/emails/email.rules.ts'
import { eraseBuyer } from '#shop/orders/buyers/buyers.service.server.ts'
import {
  dropProofFiles,
  forgetProofs,
} from '#shop/payments/manual-transfer/proof-files.service.server.ts'
import { erasePayerEmails } from '#shop/payments/parts/payers.service.server.ts'
import { type CustomerIdentity, identityOf } from './identity.service.server.ts'
import { deleteNote, deleteNotesAbout, insertNote, notesAbout } from './notes.queries.server.ts'
import { knownAs } from './sheet.service.server.ts'

type Caring = Needs<'now' | 'requestId'>
export type CustomerRefusal = 'not_allowed' | 'customer_not_found' | 'is_staff' | UserRefusal
type Done = Result<null, CustomerRefusal>

const noted = (
  ctx: Caring,
  { account, email }: CustomerIdentity,
  action: 'added' | 'removed',
  [before, after]: readonly [NotedFields, NotedFields],
) => {
  const subject = account ? email : maskedAddress(email)
  return recordChanges(ctx, [{ area: 'person', subject, action, before, after }])
}

/** Within the caller's transaction, as an administrator. */
const about = (
  ctx: Caring,
  id: string,
  work: (
    ctx: Parameters<Parameters<typeof inTransaction<Caring, Done>>[1]>[0],
    one: CustomerIdentity,
    me: string,
  ) => Promise<Done>,
): Promise<Done> =>
  inTransaction(ctx, async (inside) => {
    if (inside.actor.role !== 'admin') return refused('not_allowed')
    const identity = await identityOf(inside, id)
    return identity ? work(inside, identity, inside.actor.id) : refused('customer_not_found')
  })

export const addCustomerNote = (ctx: Caring, id: string, note: string): Promise<Done> =>
  about(ctx, id, async (inside, identity, by) => {
    const { userId, emails } = knownAs(identity)
    const before = (await notesAbout(inside.tx, { userId, emails })).length
    await insertNote(inside.tx, { email: identity.email, userId, note, by }, inside.now)
    await noted(inside, identity, 'added', [{ notes: before }, { notes: before + 1 }])
    return ok(null)
  })

export const removeCustomerNote = (ctx: Caring, id: string, note: string): Promise<Done> =>
  about(ctx, id, async (inside, identity) => {
    const known = knownAs(identity)
    const before = (await notesAbout(inside.tx, known)).length
    if (await deleteNote(inside.tx, known, note))
      await noted(inside, identity, 'removed', [{ notes: before }, { notes: before - 1 }])
    return ok(null)
  })

/** Deletes what no law obliges the shop to keep; the account goes last, with all that belongs to it. */
export async function eraseCustomer(ctx: Caring & Needs<'files'>, id: string): Promise<Done> {
  let userId: string | null = null
  let images: readonly string[] = []
  const erased = await about(ctx, id, async (inside, identity) => {
    if (identity.account?.role === 'admin') return refused('is_staff')
    const known = knownAs(identity)
    userId = known.userId
    const orders = await eraseBuyer(inside, identity.key)
    images = await forgetProofs(inside, orders)
    const before = {
      notes: await deleteNotesAbout(inside.tx, known),
      drafts: await eraseDraftsOfBuyer(inside, known),
      alerts: await eraseAlertsTo(inside, known.emails),
      orders: orders.length,
      parts: await erasePayerEmails(inside, known.emails),
    }
    await noted(inside, identity, 'removed', [
      before,
      { notes: 0, drafts: 0, alerts: 0, orders: 0, parts: 0 },
    ])
    return ok(null)
  })
  await dropProofFiles(ctx, images)
  return erased.ok && userId ? removeUser(ctx, userId) : erased
}
