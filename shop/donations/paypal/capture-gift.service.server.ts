import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { screenParties } from '#shop/compliance/screening.service.server.ts'
import type { PayPalOrder } from '#shop/payments/paypal/paypal-answer.input.ts'
import { leaseEnd } from '#shop/payments/paypal/paypal-checks.rules.ts'
import { answerToIssue } from '#shop/payments/paypal/paypal-issue.rules.ts'
import {
  type CaptureOutcome,
  outcomeOfJudgement,
} from '#shop/payments/paypal/paypal-outcome.rules.ts'
import { lookAtPayPal, takeAtPayPal } from '#shop/payments/paypal/talk.service.server.ts'
import { type Found, foundIn, isReleased } from '../donation.rules.ts'
import { donationAt, lockDonation } from '../donations.queries.server.ts'
import { moveDonation } from '../moving.service.server.ts'
import { type GiftPayment, mayBePaid, outcomeNow } from './gift-payment.rules.ts'
import { changePayment, paymentAt } from './gift-payments.queries.server.ts'
import { type Settling, settleGift } from './settle-gift.service.server.ts'

const system = (ctx: Settling, why: string) => ({ ...ctx, ...asSystem(ctx.db, why) })

type Begun = { readonly payment: GiftPayment } | { readonly outcome: CaptureOutcome }

/** Of all who want to take the money at once, one may. */
const begin = (ctx: Settling, known: GiftPayment): Promise<Begun> =>
  inTransaction(system(ctx, 'a gift is taken'), async ({ tx, now }): Promise<Begun> => {
    const donation = await lockDonation(tx, known.donationId)
    const payment = await paymentAt(tx, { id: known.id })
    if (!donation || !payment) return { outcome: 'unknown_payment' }
    if (payment.state !== 'open' || !mayBePaid(donation.state))
      return { outcome: outcomeNow(donation.state, payment.state) }
    const next_check_at = leaseEnd(now)
    await changePayment(tx, payment.id, { state: 'capturing', checks: 0, next_check_at })
    return { payment: { ...payment, state: 'capturing' } }
  })

interface Why {
  readonly issue: string
  readonly isOver?: boolean
  readonly found?: readonly Found[]
}

/** Nothing was taken: the gift waits for the donor again, or for a person who decides. */
const stepBack = (ctx: Settling, known: GiftPayment, { issue, isOver, found }: Why) =>
  inTransaction(system(ctx, 'no gift was taken'), async (inside) => {
    const { tx, now } = inside
    const donation = await lockDonation(tx, known.donationId)
    const payment = await paymentAt(tx, { id: known.id })
    if (!donation || payment?.state !== 'capturing') return
    if (found && mayBePaid(donation.state))
      await moveDonation(inside, donation, 'held', `PayPal: ${found[0]?.name ?? ''}`, found)
    await changePayment(tx, payment.id, {
      state: isOver ? 'closed' : 'open',
      // a payer who is released is captured without coming back
      capture_tries: payment.captureTries + (found ? 0 : 1),
      ...{ last_issue: issue, checks: 0, next_check_at: leaseEnd(now) },
    })
  })

/** Screening comes before money; whatever goes wrong with it holds the gift. */
async function isHeldForPayer(ctx: Settling, payment: GiftPayment, name: string) {
  const acting = system(ctx, 'who gives by PayPal is screened')
  const donation = await inTransaction(acting, ({ tx }) =>
    donationAt(tx, { id: payment.donationId }),
  )
  if (donation && isReleased(donation, name)) return false
  const found = foundIn(await screenParties(acting, [{ role: 'payer', name }]))
  if (found.length === 0) return false
  await stepBack(ctx, payment, { issue: 'pagador por revisar', found })
  return true
}

async function look(ctx: Settling, payment: GiftPayment, issue: string): Promise<CaptureOutcome> {
  const told = await lookAtPayPal(ctx, payment.payPalOrderId ?? '')
  if (told.kind !== 'said') return 'in_progress'
  const { kind } = await settleGift(ctx, payment, told.value)
  if (kind !== 'approved') return outcomeOfJudgement[kind]
  ctx.log.error({ payment: payment.id, issue }, 'PayPal says given, but not by this payment')
  await stepBack(ctx, payment, { issue, isOver: true })
  return 'use_another_method'
}

async function refusedBy(
  ctx: Settling,
  payment: GiftPayment,
  issue: string,
): Promise<CaptureOutcome> {
  const answer = answerToIssue(issue)
  if (answer === 'look') return look(ctx, payment, issue)
  const isStop = answer === 'stop'
  if (isStop) ctx.log.error({ payment: payment.id, issue }, 'PayPal will not take a gift')
  await stepBack(ctx, payment, { issue, isOver: isStop || answer === 'gone' })
  if (answer === 'choose_again') return 'choose_again'
  return isStop ? 'use_another_method' : 'not_approved'
}

async function take(
  ctx: Settling,
  payment: GiftPayment,
  truth: PayPalOrder,
): Promise<CaptureOutcome> {
  if (await isHeldForPayer(ctx, payment, truth.payerName)) return 'held'
  const taken = await takeAtPayPal(ctx, truth.id, `${payment.id}-${payment.captureTries}`)
  if (taken.kind === 'away') return 'in_progress'
  if (taken.kind === 'refused') return refusedBy(ctx, payment, taken.issue)
  return outcomeOfJudgement[(await settleGift(ctx, payment, taken.value)).kind]
}

/** Asks PayPal how a gift stands and brings it to its end; it is being taken. */
export async function goOnWithGift(ctx: Settling, payment: GiftPayment): Promise<CaptureOutcome> {
  const told = await lookAtPayPal(ctx, payment.payPalOrderId ?? '')
  if (told.kind === 'away') return 'in_progress'
  if (told.kind === 'refused') return refusedBy(ctx, payment, told.issue)
  const { kind } = await settleGift(ctx, payment, told.value)
  return kind === 'approved' ? take(ctx, payment, told.value) : outcomeOfJudgement[kind]
}

/** Takes what the donor agreed to, once, however often and from wherever it is asked. */
export async function captureGift(ctx: Settling, payPalOrderId: string): Promise<CaptureOutcome> {
  const known = await inTransaction(system(ctx, 'which gift is it'), ({ tx }) =>
    paymentAt(tx, { payPalOrderId }),
  )
  if (!known) return 'unknown_payment'
  const begun = await begin(ctx, known)
  return 'outcome' in begun ? begun.outcome : goOnWithGift(ctx, begun.payment)
}
