import { cents, toDecimal } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { leaseEnd, nextCheck } from '#shop/payments/paypal/paypal-checks.rules.ts'
import { giveBackAtPayPal, lookAtPayPal } from '#shop/payments/paypal/talk.service.server.ts'
import type { Donation } from '../donation.rules.ts'
import { amountOfCapture, lockDonation } from '../donations.queries.server.ts'
import type { GiftPayment } from './gift-payment.rules.ts'
import { changePayment, paymentAt, paymentsOf } from './gift-payments.queries.server.ts'
import { noteReturned, type Settling, settleGift } from './settle-gift.service.server.ts'

const system = (ctx: Settling, why: string) => ({ ...ctx, ...asSystem(ctx.db, why) })

export const isRefundDue = ({ refundState }: Pick<GiftPayment, 'refundState'>): boolean =>
  refundState === 'asked' || refundState === 'pending'

export type GiftRefundOutcome = 'returned' | 'underway' | 'refund_failed'

const fail = (ctx: Settling, { id }: GiftPayment, issue: string) =>
  inTransaction(system(ctx, 'a gift could not be given back'), ({ tx }) =>
    changePayment(tx, id, { refund_state: 'failed', last_issue: issue }),
  )

const wait = (ctx: Settling, { id, checks }: GiftPayment) =>
  inTransaction(system(ctx, 'a gift is on its way back'), ({ tx, now }) =>
    changePayment(tx, id, {
      refund_state: 'pending',
      next_check_at: nextCheck('review', checks, now),
    }),
  )

const end = (ctx: Settling, payment: GiftPayment, refund: { id: string; amount: number }) =>
  inTransaction(system(ctx, 'a gift was given back'), async (inside) => {
    const donation = await lockDonation(inside.tx, payment.donationId)
    if (!donation) throw new Error('a gift went back that is not there')
    await noteReturned(inside, donation, {
      ...{ reference: refund.id, amount: cents(refund.amount) },
      reason: payment.refundReason,
    })
    await changePayment(inside.tx, payment.id, { refund_state: 'done' })
  })

/** What PayPal had not yet sent is looked for with the payment itself. */
async function lookForIt(ctx: Settling, payment: GiftPayment): Promise<GiftRefundOutcome> {
  const told = await lookAtPayPal(ctx, payment.payPalOrderId ?? '')
  if (told.kind !== 'said') return 'underway'
  const last = told.value.refunds.at(-1)
  if (last && ['FAILED', 'CANCELLED'].includes(last.status)) {
    await fail(ctx, payment, last.status)
    return 'refund_failed'
  }
  await settleGift(ctx, payment, told.value)
  if (last?.status === 'COMPLETED') return 'returned'
  await wait(ctx, payment)
  return 'underway'
}

/** Under its own key, so that asked twice it goes back once. */
export async function sendBack(ctx: Settling, payment: GiftPayment): Promise<GiftRefundOutcome> {
  if (payment.refundState === 'pending') return lookForIt(ctx, payment)
  const { captureId, id, refundReason, refundTries } = payment
  const amount = await inTransaction(system(ctx, 'how much came'), ({ tx }) =>
    amountOfCapture(tx, captureId),
  )
  const wish = { captureId, value: toDecimal(amount), note: refundReason }
  const told = await giveBackAtPayPal(ctx, wish, `${id}-back-${refundTries}`)
  if (told.kind === 'away') return 'underway'
  if (told.kind === 'refused' || ['FAILED', 'CANCELLED'].includes(told.value.status)) {
    const issue = told.kind === 'refused' ? told.issue : told.value.status
    ctx.log.error({ payment: id, issue }, 'PayPal gives a gift not back')
    await fail(ctx, payment, issue)
    return 'refund_failed'
  }
  if (told.value.status !== 'COMPLETED') {
    await wait(ctx, payment)
    return 'underway'
  }
  await end(ctx, payment, { id: told.value.id, amount: told.value.cents ?? amount })
  return 'returned'
}

type Asked = Result<GiftPayment, 'change_not_allowed'>

const ask = (ctx: Ctx, { id }: Donation, by: string, reason: string): Promise<Asked> =>
  inTransaction(system(ctx, 'staff gives a gift back'), async ({ tx, now }): Promise<Asked> => {
    const donation = await lockDonation(tx, id)
    const captured = (await paymentsOf(tx, id)).find(({ captureId }) => captureId !== '')
    if (donation?.state !== 'paid' || !captured) return refused('change_not_allowed')
    if (isRefundDue(captured)) return ok(captured)
    await changePayment(tx, captured.id, {
      ...{ refund_state: 'asked', refund_reason: reason, refund_asked_by: by },
      refund_tries: captured.refundTries + 1,
      ...{ checks: 0, next_check_at: leaseEnd(now) },
    })
    const asked = await paymentAt(tx, { id: captured.id })
    return asked ? ok(asked) : refused('change_not_allowed')
  })

/** Gives back at PayPal what came by it; what PayPal does not answer at once is looked after. */
export async function giveGiftBack(
  ctx: Ctx,
  donation: Donation,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<Result<GiftRefundOutcome, 'change_not_allowed'>> {
  const asked = await ask(ctx, donation, by, reason)
  return asked.ok ? ok(await sendBack(ctx, asked.value)) : asked
}
