import { add, cents, formatUsd, type Usd, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { PayPalOrder } from '#shop/payments/paypal/paypal-answer.input.ts'
import { nextCheck } from '#shop/payments/paypal/paypal-checks.rules.ts'
import { capturedOf, type Judgement, judge } from '#shop/payments/paypal/paypal-truth.rules.ts'
import { type Donation, mayBecome } from '../donation.rules.ts'
import {
  balanceOfDonation,
  insertDonationEntry,
  lockDonation,
} from '../donations.queries.server.ts'
import { moveDonation } from '../moving.service.server.ts'
import { writeReceipt } from '../receipt.service.server.ts'
import { attemptAfter, type GiftPayment, mayBePaid } from './gift-payment.rules.ts'
import { changePayment, paymentAt } from './gift-payments.queries.server.ts'

export type Settling = Needs<'now' | 'config' | 'log' | 'shopUrl'>
type Inside = Settling & { readonly tx: Tx }

interface Entry {
  readonly kind: 'received' | 'returned'
  readonly reference: string
  readonly amount: Usd
  readonly fee?: Usd | null
  readonly from: string
}
const note = (ctx: Inside, { id }: Donation, entry: Entry): Promise<boolean> =>
  insertDonationEntry(ctx.tx, {
    ...{ donation_id: id, provider: 'paypal', kind: entry.kind, bank_reference: entry.reference },
    ...{ sender_name: entry.from.slice(0, 120), amount_cents: entry.amount, noted_by: null },
    ...{ fee_cents: entry.fee ?? zero, at: ctx.now },
  })

/** Notes what came, each capture once; the sum of what is new. */
async function noteCaptures(ctx: Inside, donation: Donation, truth: PayPalOrder): Promise<Usd> {
  let came: Usd = zero
  for (const { id, cents: amount, fee } of capturedOf(truth.captures)) {
    const entry = { kind: 'received', reference: id, amount, fee, from: truth.payerName } as const
    if (await note(ctx, donation, entry)) came = add(came, amount)
  }
  return came
}

/** Once all of it went back the gift is returned; a part of it leaves the rest given. */
export async function noteReturned(
  ctx: Inside,
  donation: Donation,
  { reference, amount, reason }: { reference: string; amount: Usd; reason: string },
): Promise<void> {
  const { sender } = await balanceOfDonation(ctx.tx, donation.id)
  const entry = { kind: 'returned', reference, amount, from: sender } as const
  if (!(await note(ctx, donation, entry))) return
  const balance = await balanceOfDonation(ctx.tx, donation.id)
  if (mayBecome(donation.state, 'returned') && balance.returned >= balance.received)
    await moveDonation(ctx, donation, 'returned', reason)
}

async function keepMoney(ctx: Inside, donation: Donation, truth: PayPalOrder, isExact: boolean) {
  const came = await noteCaptures(ctx, donation, truth)
  const { memo, state } = donation
  if (!isExact) ctx.log.error({ donation: memo }, 'PayPal took another sum than was to be given')
  if (came > zero && mayBePaid(state)) {
    await moveDonation(ctx, donation, 'paid', `PayPal: ${formatUsd(came)}`)
    await writeReceipt(ctx, donation, came)
  } else if (came > zero) ctx.log.error({ donation: memo, state }, 'a gift came twice')
  const now = (await lockDonation(ctx.tx, donation.id)) ?? donation
  for (const { id: reference, status, cents: amount } of truth.refunds)
    if (status === 'COMPLETED' && amount !== null)
      await noteReturned(ctx, now, { reference, amount, reason: 'PayPal: reembolso' })
}

/** What was asked back and has gone back is done, whoever told of it. */
async function isWhollyReturned(ctx: Inside, { donationId }: GiftPayment): Promise<boolean> {
  const { received, returned } = await balanceOfDonation(ctx.tx, donationId)
  return received > zero && returned >= received
}

async function follow(ctx: Inside, payment: GiftPayment, truth: PayPalOrder, said: Judgement) {
  const donation = await lockDonation(ctx.tx, payment.donationId)
  if (!donation) throw new Error('money came for a donation that is not there')
  if (said.kind === 'captured') await keepMoney(ctx, donation, truth, said.isExact)
  const state = attemptAfter(said, payment.state)
  const checks = state === payment.state ? payment.checks : 0
  const isAsked = payment.refundState === 'asked' || payment.refundState === 'pending'
  const isBack = isAsked && (await isWhollyReturned(ctx, payment))
  await changePayment(ctx.tx, payment.id, {
    ...{ state, checks, next_check_at: nextCheck(state, checks, ctx.now) },
    ...(said.kind === 'captured' ? { capture_id: capturedOf(truth.captures)[0]?.id ?? '' } : {}),
    ...(isBack ? { refund_state: 'done' as const } : {}),
  })
}

/** Brings donation and ledger to what PayPal says; the same truth a second time changes nothing. */
export const settleGift = (
  ctx: Settling,
  known: GiftPayment,
  truth: PayPalOrder,
): Promise<Judgement> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'what PayPal says of a gift') }, async (inside) => {
    await lockDonation(inside.tx, known.donationId)
    const payment = await paymentAt(inside.tx, { id: known.id })
    if (!payment) throw new Error('an attempt to give is not there any more')
    const said = judge(truth, { orderId: payment.donationId, amount: payment.amount })
    if (said.kind === 'foreign')
      ctx.log.error({ payment: payment.id }, 'PayPal tells another sum or gift than ours')
    await follow(inside, payment, truth, said)
    return said
  })

/** PayPal took money back by itself: what is left of the capture is no gift any more. */
export const noteReversal = (ctx: Settling, captureId: string): Promise<boolean> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'PayPal took a gift back') }, async (inside) => {
    const payment = await paymentAt(inside.tx, { captureId })
    const donation = payment && (await lockDonation(inside.tx, payment.donationId))
    if (!donation) return false
    const { received, returned } = await balanceOfDonation(inside.tx, donation.id)
    if (received > returned)
      await noteReturned(inside, donation, {
        reference: `reversed ${captureId}`,
        amount: cents(received - returned),
        reason: `PayPal: cobro ${captureId} revertido`,
      })
    ctx.log.error({ donation: donation.memo }, 'PayPal took a gift back')
    return true
  })
