import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import {
  type AccountDetails,
  accountDetails,
  accountOfTrace,
} from '#shop/accounts/users/user-admin.service.server.ts'
import { donorOfDonation } from '#shop/donations/own-donations.service.server.ts'
import type { BuyerKey } from '#shop/orders/buyers/buyer.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { payerOfPart } from '#shop/payments/parts/payers.service.server.ts'

/** Who a customer is. */
export interface CustomerIdentity {
  readonly key: BuyerKey
  readonly account: AccountDetails | null
  /** The address of the account, or of the orders, donations and parts of those who have none. */
  readonly email: string
  /** Addresses that are certainly theirs: an account has to confirm its own. */
  readonly ownEmails: readonly string[]
}

const ofAccount = (account: AccountDetails): CustomerIdentity => ({
  key: { userId: account.id },
  account,
  email: account.email,
  ownEmails: account.confirmedAt ? [account.email] : [],
})

const ofAddress = (address: string): CustomerIdentity => {
  const email = address.toLowerCase()
  return { key: { email }, account: null, email, ownEmails: email ? [email] : [] }
}

/** Whose an account, an order, a donation or a part is: of the account that made it, of the one that confirmed its address, or of the address alone. */
export async function identityOf(ctx: Needs, id: string): Promise<CustomerIdentity | null> {
  if (!isUuid(id)) return null
  const [account, order, donor, payer, confirmed] = await Promise.all([
    accountDetails(ctx, id),
    orderById(ctx, id),
    donorOfDonation(ctx, id),
    payerOfPart(ctx, id),
    accountOfTrace(ctx, id),
  ])
  if (account) return ofAccount(account)
  const made = order ? { userId: order.userId, email: order.buyer.email } : (donor ?? payer)
  // of an order that was erased nobody knows whose it was
  if (!made || (order && made.email === '')) return null
  const ids = ['userId' in made ? made.userId : null, confirmed]
  const accounts = await Promise.all(
    ids.map((userId) => (userId ? accountDetails(ctx, userId) : null)),
  )
  const known = accounts.find((one) => one !== null)
  return known ? ofAccount(known) : ofAddress(made.email)
}
