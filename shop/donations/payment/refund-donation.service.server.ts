import type { Usd } from '#kernel/money.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { Paying } from '#shop/payments/engine/payable.service.server.ts'
import {
  openRefund,
  type Refund,
  type RefundOutcome,
  refundsUnderway,
  sendRefund,
  storeAsIfDone,
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

type Refunding = Paying & Needs<'requestId'>
type Inside = Refunding & { readonly tx: Tx }

interface Asking {
  readonly donation: string
  readonly by: string
  readonly reason: string
}

type Opened = Result<
  { readonly refund: Refund; readonly memo: string; readonly amount: Usd } | null,
  'change_not_allowed'
>

/** Null if a refund is in progress already. */
async function openAsShop(inside: Inside, { donation: id, by, reason }: Asking): Promise<Opened> {
  const donation = await lockDonation(inside.tx, id)
  const capture = await onlineCapture(inside.tx, id)
  if (donation?.state !== 'paid' || !capture) return refused('change_not_allowed')
  if ((await refundsUnderway(inside, donationPayable, id)) > 0) return ok(null)
  const requested = { payableId: id, ...capture, reason, askedBy: by }
  const refund = await openRefund(inside, donationPayable, requested)
  return ok({ refund, memo: donation.memo, amount: capture.amount })
}

/** The shop does the work; the administrator who asked is audited in the same transaction. */
const open = (ctx: Refunding, asking: Asking): Promise<Opened> =>
  inTransaction(ctx, async (asStaff) => {
    const opened = await asSystemWithin(asStaff, 'staff gives a donation back', (inside) =>
      openAsShop(inside, asking),
    )
    if (opened.ok && opened.value) {
      const { memo: subject, amount } = opened.value
      const after = { amount_cents: amount, reason: asking.reason }
      const change = { area: 'donation', subject, action: 'refunded' } as const
      await recordChanges(asStaff, [{ ...change, before: null, after }])
    }
    return opened
  })

/** As if its provider had refunded it, within what is rolled back; a refund in progress has written its e-mail or will. */
export async function refundAsIf(
  ctx: Refunding,
  request: Asking,
): Promise<Result<null, 'change_not_allowed'>> {
  const opened = await open(ctx, request)
  if (!opened.ok) return opened
  if (opened.value) await storeAsIfDone(ctx, donationPayable, opened.value.refund)
  return ok(null)
}

/** Refunds at the provider what was received by it; an unknown result is checked by the job. */
export async function refundDonation(
  ctx: Refunding,
  request: Asking,
): Promise<Result<DonationRefundOutcome, 'change_not_allowed'>> {
  const opened = await open(ctx, request)
  if (!opened.ok) return opened
  if (!opened.value) return ok('underway')
  return ok(outcomes[await sendRefund(ctx, donationPayable, opened.value.refund)])
}
