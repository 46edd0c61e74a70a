import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import {
  type AccountDetails,
  accountDetails,
  accountOfAddress,
} from '#shop/accounts/users/user-admin.service.server.ts'
import { donorOfDonation } from '#shop/donations/own-donations.service.server.ts'
import type { BuyerKey } from '#shop/orders/buyers/buyer.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'

/** Who a customer is. */
export interface CustomerIdentity {
  readonly key: BuyerKey
  readonly account: AccountDetails | null
  /** The address of the account, or of the orders and donations of those who have none. */
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

/** By the account that made it, the account that confirmed its address, or the address alone. */
async function ofTraces(ctx: Needs, userId: string | null, address: string) {
  const email = address.toLowerCase()
  const made = userId ? await accountDetails(ctx, userId) : null
  if (made) return ofAccount(made)
  const confirmed = await accountOfAddress(ctx, email)
  const account = confirmed ? await accountDetails(ctx, confirmed) : null
  return account
    ? ofAccount(account)
    : { key: { email }, account: null, email, ownEmails: email ? [email] : [] }
}

/** Whose an account, an order or a donation is. */
export async function identityOf(ctx: Needs, id: string): Promise<CustomerIdentity | null> {
  if (!isUuid(id)) return null
  const account = await accountDetails(ctx, id)
  if (account) return ofAccount(account)
  const order = await orderById(ctx, id)
  if (order) return order.buyer.email ? ofTraces(ctx, order.userId, order.buyer.email) : null
  const donor = await donorOfDonation(ctx, id)
  return donor && ofTraces(ctx, donor.userId, donor.email)
}
