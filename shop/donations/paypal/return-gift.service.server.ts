import { isUuid } from '#kernel/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { Donation } from '../donation.rules.ts'
import { donationAt } from '../donations.queries.server.ts'
import { type GiftStanding, mayBePaid, standingOf } from './gift-payment.rules.ts'
import { livePayment, paymentAt } from './gift-payments.queries.server.ts'

/** Whose gift a donor comes back from: he brings the shop's name of it, and PayPal's. */
export const giftReturnedFrom = (
  { db }: Needs,
  { attempt, payPalOrderId }: { readonly attempt: string; readonly payPalOrderId: string },
): Promise<Donation | null> =>
  inTransaction(asSystem(db, 'who comes back from PayPal'), async ({ tx }) => {
    if (!isUuid(attempt)) return null
    const known = await paymentAt(tx, { id: attempt })
    if (!known?.payPalOrderId || known.payPalOrderId !== payPalOrderId) return null
    return donationAt(tx, { id: known.donationId })
  })

/** Whether a payment at PayPal was begun for this gift. */
export const isPaymentOfGift = (
  { db }: Needs,
  donationId: string,
  payPalOrderId: string,
): Promise<boolean> =>
  inTransaction(asSystem(db, 'whose gift is it'), async ({ tx }) => {
    const known = await paymentAt(tx, { payPalOrderId })
    return known?.donationId === donationId
  })

/** How a gift stands at PayPal; null where none is waited for. */
export const giftStanding = (
  { db }: Needs,
  { id, method, state }: Donation,
): Promise<GiftStanding | null> =>
  inTransaction(asSystem(db, 'how a gift stands'), async ({ tx }) =>
    method === 'paypal' && mayBePaid(state) ? standingOf((await livePayment(tx, id))?.state) : null,
  )
