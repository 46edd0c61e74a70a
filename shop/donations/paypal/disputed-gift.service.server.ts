import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { PayPalEvent } from '#shop/payments/paypal/paypal-answer.input.ts'
import { disputeReason, disputeSays } from '#shop/payments/paypal/paypal-dispute.rules.ts'
import { lookAtPayPal } from '#shop/payments/paypal/talk.service.server.ts'
import { lockDonation } from '../donations.queries.server.ts'
import { moveDonation } from '../moving.service.server.ts'
import type { GiftPayment } from './gift-payment.rules.ts'
import { paymentAt } from './gift-payments.queries.server.ts'
import { type Settling, settleGift } from './settle-gift.service.server.ts'

const system = (ctx: Settling, why: string) => ({ ...ctx, ...asSystem(ctx.db, why) })

const giftOf = (ctx: Settling, captureIds: readonly string[]) =>
  inTransaction(system(ctx, 'which gift is a dispute about'), async ({ tx }) => {
    for (const captureId of captureIds) {
      const found = await paymentAt(tx, { captureId })
      if (found) return found
    }
    return null
  })

const move = (ctx: Settling, { donationId }: GiftPayment, event: PayPalEvent) =>
  inTransaction(system(ctx, 'a dispute about a gift'), async (inside) => {
    const donation = await lockDonation(inside.tx, donationId)
    const isKept = disputeSays(event) === 'kept'
    const [from, to] = isKept ? (['disputed', 'paid'] as const) : (['paid', 'disputed'] as const)
    if (donation?.state !== from) return
    await moveDonation(inside, donation, to, disputeReason(event))
    if (!isKept) ctx.log.error({ donation: donation.memo }, 'a gift is disputed at PayPal')
  })

/** While a dispute lasts the gift can not be given back; won by the shop, it is a gift again. */
export async function noteGiftDispute(ctx: Settling, event: PayPalEvent): Promise<'done' | 'away'> {
  const payment = await giftOf(ctx, event.captureIds)
  if (!payment) return 'done'
  if (disputeSays(event) !== 'lost') {
    await move(ctx, payment, event)
    return 'done'
  }
  const told = await lookAtPayPal(ctx, payment.payPalOrderId ?? '')
  if (told.kind === 'away') return 'away'
  if (told.kind === 'said') await settleGift(ctx, payment, told.value)
  return 'done'
}
