import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { isLinkFresh, nextCheck } from './attempt-checks.rules.ts'
import { changeAttempt, insertAttempt, liveAttempt } from './attempts.queries.server.ts'
import type { Payable, Paying, StartRefusal } from './payable.service.server.ts'
import type {
  PaidThrough,
  PaymentAttempt,
  PaymentDetails,
  PaymentRequest,
} from './payment.rules.ts'
import { ProviderUnavailable, type StartedPayment } from './provider.server.ts'
import { providers } from './providers.server.ts'

type Started = Result<StartedPayment, StartRefusal>

interface Opened {
  readonly details: PaymentDetails
  readonly attempt: PaymentAttempt
}

/** The live attempt, or a new one; concurrent starts get the same. */
const openAttempt = (
  ctx: Paying,
  payable: Payable,
  paidThrough: PaidThrough,
): Promise<Result<Opened, StartRefusal>> =>
  asSystemWithin(ctx, 'a payment begins', async (inside): Promise<Result<Opened, StartRefusal>> => {
    const { tx, now } = inside
    const { kind } = payable
    const { payableId } = paidThrough
    const details = await payable.details(inside, paidThrough)
    if (!details.ok) return details
    const old = await liveAttempt(tx, kind, payableId)
    if (old?.state === 'open' && !isLinkFresh(old.createdAt, now))
      await changeAttempt(tx, old, { state: 'closed', last_issue: 'not used in time' })
    await insertAttempt(tx, kind, { ...paidThrough, amount: details.value.amount, now })
    const paymentAttempt = await liveAttempt(tx, kind, payableId)
    const isOpen = paymentAttempt?.state === 'creating' || paymentAttempt?.state === 'open'
    return paymentAttempt && isOpen
      ? ok({ details: details.value, attempt: paymentAttempt })
      : refused('not_payable')
  })

const storeStarted = (
  ctx: Paying,
  { id, kind, payableId }: PaymentAttempt,
  started: StartedPayment,
) =>
  asSystemWithin(ctx, 'a payment was begun', async ({ tx, now }) => {
    const live = await liveAttempt(tx, kind, payableId)
    if (live?.id !== id || live.state !== 'creating') return
    await changeAttempt(tx, live, {
      state: 'open',
      paypal_order_id: started.providerPaymentId,
      approve_link: started.approveLink,
      next_check_at: nextCheck('open', 0, now),
    })
  })

/** The provider returns the payer to these URLs, with the attempt's id and its own. */
async function requestOf(
  ctx: Paying,
  payable: Payable,
  { details, attempt: { id, provider } }: Opened,
): Promise<PaymentRequest> {
  const { shopName } = await asSystemWithin(ctx, 'whom the provider names', (inside) =>
    currentShopFacts({ ...inside, locale: details.locale }),
  )
  const urlOf = (end: string) =>
    `${ctx.shopUrl}${payable.returnPath}/${provider}/${end}?intento=${id}`
  const returns = { returnUrl: urlOf('vuelta'), cancelUrl: urlOf('cancelado') }
  return { ...details, attemptId: id, shopName, ...returns }
}

async function begin(ctx: Paying, payable: Payable, opened: Opened): Promise<Started> {
  const { attempt: paymentAttempt, details } = opened
  const request = await requestOf(ctx, payable, opened)
  const response = await providers[paymentAttempt.provider].begin(ctx, request)
  if (response.ok) {
    await storeStarted(ctx, paymentAttempt, response.value)
    return response
  }
  const { issue } = response
  ctx.log.error({ reference: details.reference, issue }, 'a provider refused to begin a payment')
  await asSystemWithin(ctx, 'a provider refused to begin', ({ tx }) =>
    changeAttempt(tx, paymentAttempt, { state: 'closed', last_issue: issue }),
  )
  return refused('provider_refused')
}

/** Starts a payment at a provider; idempotent for a payable. */
export async function startPayment(
  ctx: Paying,
  payable: Payable,
  paidThrough: PaidThrough,
): Promise<Started> {
  if (!(await payable.isOpen(ctx, paidThrough.provider))) return refused('not_configured')
  const opened = await openAttempt(ctx, payable, paidThrough)
  if (!opened.ok) return opened
  const { providerPaymentId, approveLink } = opened.value.attempt
  if (providerPaymentId !== null) return ok({ providerPaymentId, approveLink })
  try {
    return await begin(ctx, payable, opened.value)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error }, 'a provider cannot be reached')
    return refused('provider_unavailable')
  }
}

/** Ends what a payer began and has not approved; whoever pays next gets an attempt of their own. */
export const closeOpenAttempt = (
  ctx: Paying,
  { kind }: Pick<Payable, 'kind'>,
  payableId: string,
  reason: string,
): Promise<void> =>
  asSystemWithin(ctx, 'another payer begins', async ({ tx }) => {
    const attempt = await liveAttempt(tx, kind, payableId)
    if (attempt?.state === 'open')
      await changeAttempt(tx, attempt, { state: 'closed', last_issue: reason })
  })

/** The payment that its payer has begun and may still finish at the provider; null where there is none. */
export const startedPayment = (
  ctx: Paying,
  { kind }: Pick<Payable, 'kind'>,
  { payableId, provider }: PaidThrough,
): Promise<StartedPayment | null> =>
  asSystemWithin(ctx, 'a payment that was begun goes on', async ({ tx, now }) => {
    const attempt = await liveAttempt(tx, kind, payableId)
    if (attempt?.provider !== provider || attempt.state !== 'open') return null
    const { providerPaymentId, approveLink } = attempt
    const isUsable = providerPaymentId !== null && isLinkFresh(attempt.createdAt, now)
    return isUsable ? { providerPaymentId, approveLink } : null
  })
