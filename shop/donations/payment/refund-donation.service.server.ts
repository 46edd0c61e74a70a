import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import type { Paying } from '#shop/payments/engine/payable.service.server.ts'
import {
  openRefund,
  type Refund,
  type RefundOutcome,
  refundsUnderway,
  sendRefund,
} from '#shop/payments/engine/refunds.service.server.ts'
import { lockDonation } from '../donations.queries.server.ts'
import { onlineCapture } from '../entries.queries.server.ts'
import { donationPayable } from './donation-payable.service.server.ts'

export type DonationRefundOutcome = 'returned' | 'underway' | 'refund_failed'

const outcomes: Readonly<Record<RefundOutcome, DonationRefundOutcome>> = {
  refunded: 'returned',
  underway: 'underway',
  failed: 'refund_failed',
}

interface Asking {
  readonly donation: string
  readonly by: string
  readonly reason: string
}

/** Null if a refund is in progress already. */
const open = (ctx: Paying, { donation: id, by, reason }: Asking) =>
  asSystemWithin(
    ctx,
    'staff gives a donation back',
    async (inside): Promise<Result<Refund | null, 'change_not_allowed'>> => {
      const donation = await lockDonation(inside.tx, id)
      const capture = await onlineCapture(inside.tx, id)
      if (donation?.state !== 'paid' || !capture) return refused('change_not_allowed')
      if ((await refundsUnderway(inside, donationPayable, id)) > 0) return ok(null)
      const requested = { payableId: id, ...capture, reason, askedBy: by }
      return ok(await openRefund(inside, donationPayable, requested))
    },
  )

/** Refunds at the provider what was received by it; an unknown result is checked by the job. */
export async function refundDonation(
  ctx: Paying,
  request: Asking,
): Promise<Result<DonationRefundOutcome, 'change_not_allowed'>> {
  const opened = await open(ctx, request)
  if (!opened.ok) return opened
  if (!opened.value) return ok('underway')
  return ok(outcomes[await sendRefund(ctx, donationPayable, opened.value)])
}
