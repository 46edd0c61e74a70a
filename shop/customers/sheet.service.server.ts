import type { User } from '#kernel/user.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { draftsOfBuyer } from '#shop/checkout/drafts/abandoned.service.server.ts'
import { donationsOfDonor } from '#shop/donations/own-donations.service.server.ts'
import { maskedAddress } from '#shop/emails/email.rules.ts'
import { emailsToAddresses } from '#shop/emails/outbox/sent-emails.service.server.ts'
import {
  erasableOrders,
  ordersOfBuyer,
  totalsOfBuyers,
} from '#shop/orders/buyers/buyers.service.server.ts'
import { balanceOfOrders } from '#shop/payments/orders/order-money.service.server.ts'
import { partsOfPayer } from '#shop/payments/parts/payers.service.server.ts'
import { ownData } from '#shop/privacy/my-data.service.server.ts'
import { type CustomerIdentity, identityOf } from './identity.service.server.ts'
import { notesAbout } from './notes.queries.server.ts'

export const knownAs = ({ account, ownEmails }: CustomerIdentity) => ({
  userId: account?.id ?? null,
  emails: ownEmails,
})

const distinct = (values: readonly string[]) => [...new Set(values.filter(Boolean))]

async function collect(ctx: Needs & { readonly tx: Tx }, identity: CustomerIdentity) {
  const { account, key } = identity
  const known = knownAs(identity)
  const [orders, donations, parts, notes, totals] = await Promise.all([
    ordersOfBuyer(ctx, key),
    donationsOfDonor(ctx, known),
    partsOfPayer(ctx, known.emails),
    notesAbout(ctx.tx, known),
    totalsOfBuyers(ctx, [key]),
  ])
  const emails = distinct([identity.email, ...orders.map(({ buyer }) => buyer.email.toLowerCase())])
  const [balance, staff, sent, drafts, erasable] = await Promise.all([
    balanceOfOrders(
      ctx,
      orders.map(({ id }) => id),
    ),
    userNames(
      ctx,
      notes.map(({ by }) => by),
    ),
    emailsToAddresses(ctx, emails),
    draftsOfBuyer(ctx, known),
    erasableOrders(ctx, key),
  ])
  return {
    ...{ account, orders, donations, parts, notes, emails },
    name:
      account?.name ||
      orders[0]?.buyer.name ||
      donations[0]?.name ||
      parts[0]?.name ||
      identity.email,
    phones: distinct(orders.map(({ buyer }) => buyer.phone)),
    language: account?.language ?? orders[0]?.locale ?? null,
    totals: totals(key),
    ...{ balance, sent, staff, drafts, erasable },
  }
}

/** For staff: everything about a customer; null where there is none. */
export const customerSheet = (ctx: Needs, id: string) =>
  inTransaction(ctx, async (inside) => {
    const identity = await identityOf(inside, id)
    return identity && inside.actor.role === 'admin' ? collect(inside, identity) : null
  })
export type CustomerSheet = NonNullable<Awaited<ReturnType<typeof customerSheet>>>

/** What the account's own page would give them, read in their name. */
function dataOfAccount(ctx: Ctx, account: NonNullable<CustomerIdentity['account']>) {
  const user: User = {
    ...{ id: account.id, email: account.email, fullName: account.name, role: account.role },
    ...{ emailConfirmedAt: account.confirmedAt, hasSecondFactor: account.hasSecondFactor },
    ...{ permitted: null, isOwner: false },
    ...{ identities: [], sessionId: '', provenAt: account.since },
    ...{ sessionStartedAt: account.since, sessionExpiresAt: account.since },
  }
  return ownData({ ...ctx, user, actor: { role: 'customer', id: account.id } })
}

const noteDownload = (ctx: Ctx, { account, emails }: CustomerSheet) =>
  inTransaction(ctx, (inside) => {
    const [email = ''] = emails
    const subject = account ? account.email : maskedAddress(email)
    const change = { area: 'person', subject, action: 'downloaded' } as const
    return recordChanges(inside, [{ ...change, before: null, after: {} }])
  })

/** For staff: the data of a customer who asked for them. Staff's own are read in their account, where nobody else sees sessions and second factor. */
export async function customerData(ctx: Ctx, id: string) {
  const sheet = await customerSheet(ctx, id)
  if (!sheet || sheet.account?.role === 'admin') return null
  await noteDownload(ctx, sheet)
  const { account, name, emails, phones, orders, donations, parts, sent, notes } = sheet
  return {
    exportedAt: ctx.now,
    ...{ name, emails, phones, orders, donations, parts },
    sentEmails: sent.map(({ email, recipient, at, state }) => ({ email, recipient, at, state })),
    notes: notes.map(({ note, at }) => ({ note, at })),
    account: account && (await dataOfAccount(ctx, account)),
  }
}
