import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { payPalIsConfigured } from '#shop/payments/methods/methods.service.server.ts'
import type { PayPalEvent } from '#shop/payments/paypal/paypal-answer.input.ts'
import { isForgotten, leaseEnd, nextCheck } from '#shop/payments/paypal/paypal-checks.rules.ts'
import { isDispute } from '#shop/payments/paypal/paypal-dispute.rules.ts'
import { answerToIssue } from '#shop/payments/paypal/paypal-issue.rules.ts'
import { lookAtPayPal } from '#shop/payments/paypal/talk.service.server.ts'
import { donationAt, lockDonation } from '../donations.queries.server.ts'
import { moveDonation } from '../moving.service.server.ts'
import { captureGift, goOnWithGift } from './capture-gift.service.server.ts'
import { noteGiftDispute } from './disputed-gift.service.server.ts'
import { type GiftPayment, mayBePaid } from './gift-payment.rules.ts'
import { changePayment, claimDuePayment, paymentAt } from './gift-payments.queries.server.ts'
import { isRefundDue, sendBack } from './refund-gift.service.server.ts'
import { noteReversal, type Settling, settleGift } from './settle-gift.service.server.ts'

const system = (ctx: Settling, why: string) => ({ ...ctx, ...asSystem(ctx.db, why) })

/** Nothing will come of it: the gift is closed too, and opens again when its donor begins anew. */
const close = (ctx: Settling, { id, donationId }: GiftPayment, issue: string) =>
  inTransaction(system(ctx, 'nothing will come of a gift'), async (inside) => {
    const donation = await lockDonation(inside.tx, donationId)
    const payment = await paymentAt(inside.tx, { id })
    if (payment?.state !== 'open') return
    await changePayment(inside.tx, id, { state: 'closed', last_issue: issue })
    if (donation?.state === 'awaiting')
      await moveDonation(inside, donation, 'closed', `PayPal: ${issue}`)
  })

const askLater = (ctx: Settling, { id, checks }: GiftPayment) =>
  inTransaction(system(ctx, 'PayPal is asked again later'), ({ tx, now }) =>
    changePayment(tx, id, { next_check_at: nextCheck('open', checks, now) }),
  )

async function leaveOpen(ctx: Settling, payment: GiftPayment): Promise<void> {
  if (isForgotten(payment.createdAt, ctx.now)) await close(ctx, payment, 'not used in time')
  else await askLater(ctx, payment)
}

/** A donor who agreed and did not come back has given by that; what was declined waits for him. */
async function takeUp(ctx: Settling, payment: GiftPayment, payPalOrderId: string): Promise<void> {
  const donation = await inTransaction(system(ctx, 'is a gift waited for'), ({ tx }) =>
    donationAt(tx, { id: payment.donationId }),
  )
  const isWanted = donation !== null && mayBePaid(donation.state)
  if (isWanted && payment.captureTries === 0) await captureGift(ctx, payPalOrderId)
  else await leaveOpen(ctx, payment)
}

/** Asks PayPal how a gift stands and repairs what the shop missed. */
async function repair(ctx: Settling, payment: GiftPayment): Promise<void> {
  if (isRefundDue(payment)) return sendBack(ctx, payment).then(() => {})
  if (payment.state === 'capturing') return goOnWithGift(ctx, payment).then(() => {})
  const told = await lookAtPayPal(ctx, payment.payPalOrderId ?? '')
  if (told.kind === 'away') return
  if (told.kind === 'refused') {
    if (answerToIssue(told.issue) === 'gone') await close(ctx, payment, told.issue)
    return
  }
  const { kind } = await settleGift(ctx, payment, told.value)
  if (payment.state !== 'open') return
  if (kind === 'approved') await takeUp(ctx, payment, told.value.id)
  else if (kind === 'not_approved') await leaveOpen(ctx, payment)
}

/** Looks after the gift that has waited longest; false when none is due. */
export async function checkNextGift(ctx: Settling): Promise<boolean> {
  if (!payPalIsConfigured(ctx)) return false
  const payment = await inTransaction(system(ctx, 'gifts are looked after'), ({ tx, now }) =>
    claimDuePayment(tx, now, leaseEnd(now)),
  )
  if (!payment) return false
  await repair(ctx, payment)
  return true
}

/** A notice is only a reason to look; true where it is about a gift and PayPal could be asked. */
export async function noticeOfGift(ctx: Settling, event: PayPalEvent): Promise<'done' | 'away'> {
  const { type, payPalOrderId, resourceId } = event
  if (isDispute(event)) return noteGiftDispute(ctx, event)
  if (type === 'PAYMENT.CAPTURE.REVERSED' && (await noteReversal(ctx, resourceId))) return 'done'
  if (payPalOrderId === '') return 'done'
  const payment = await inTransaction(system(ctx, 'is it about a gift'), ({ tx }) =>
    paymentAt(tx, { payPalOrderId }),
  )
  if (!payment) return 'done'
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    await captureGift(ctx, payPalOrderId)
    return 'done'
  }
  const told = await lookAtPayPal(ctx, payPalOrderId)
  if (told.kind === 'away') return 'away'
  if (told.kind === 'said') await settleGift(ctx, payment, told.value)
  return 'done'
}
