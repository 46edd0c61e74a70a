import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { createOrder, PayPalAway } from './paypal.gateway.server.ts'
import type { PayPalOrder } from './paypal-answer.input.ts'
import { isLinkFresh, nextCheck } from './paypal-checks.rules.ts'
import { payPalOrder } from './paypal-order.rules.ts'
import {
  type Attempt,
  changeAttempt,
  insertAttempt,
  liveAttempt,
} from './paypal-orders.queries.server.ts'
import { isPayPalConfigured } from './paypal-token.server.ts'

export type StartRefusal =
  | 'not_configured'
  | 'order_not_found'
  | 'order_held'
  | 'not_payable'
  | 'paypal_away'
  | 'paypal_refused'

export interface StartedPayPal {
  readonly payPalOrderId: string
  /** Where the buyer agrees to pay. */
  readonly approveLink: string
}

type Starting = Needs<'now' | 'config' | 'log' | 'shopUrl'>
type Started = Result<StartedPayPal, StartRefusal>

/** Where the buyer comes back to: it takes both this attempt's name and PayPal's to be led on. */
const placesOf = (shopUrl: string, attemptId: string) => ({
  returnUrl: `${shopUrl}/checkout/paypal/vuelta?intento=${attemptId}`,
  cancelUrl: `${shopUrl}/checkout/paypal/cancelado?intento=${attemptId}`,
})

function refusalOf(order: OrderWithLines | null, now: Date): StartRefusal | null {
  if (!order) return 'order_not_found'
  if (order.method !== 'paypal' || order.payment !== 'awaiting_payment') return 'not_payable'
  if (order.compliance === 'held') return 'order_held'
  return order.payBy && order.payBy <= now ? 'not_payable' : null
}

interface Opened {
  readonly order: OrderWithLines
  readonly attempt: Attempt
}

/** The attempt that is under way, or a new one; two who begin at once get the same. */
const openAttempt = (ctx: Starting, orderId: string): Promise<Result<Opened, StartRefusal>> =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'a payment begins') }, async (inside) => {
    const order = await orderById(inside, orderId)
    const refusal = refusalOf(order, ctx.now)
    if (refusal || !order) return refused(refusal ?? 'order_not_found')
    const { tx, now } = inside
    const old = await liveAttempt(tx, orderId)
    if (old && old.state !== 'creating' && !isLinkFresh(old.createdAt, now))
      await changeAttempt(tx, old.id, { state: 'closed', last_issue: 'not used in time' })
    await insertAttempt(
      tx,
      { order_id: orderId, amount_cents: order.total },
      { created_at: now, next_check_at: now },
    )
    const attempt = await liveAttempt(tx, orderId)
    if (!attempt || attempt.state === 'capturing' || attempt.state === 'review')
      return refused('not_payable')
    return ok({ order, attempt })
  })

async function noteCreated(ctx: Starting, attempt: Attempt, made: PayPalOrder): Promise<void> {
  await inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'a payment was begun') },
    async ({ tx, now }) => {
      const kept = await liveAttempt(tx, attempt.orderId)
      if (kept?.id !== attempt.id || kept.state !== 'creating') return
      await changeAttempt(tx, attempt.id, {
        state: 'open',
        paypal_order_id: made.id,
        approve_link: made.approveLink,
        next_check_at: nextCheck('open', 0, now),
      })
    },
  )
}

const closeRefused = (ctx: Starting, { id }: Attempt, issue: string) =>
  inTransaction({ ...ctx, ...asSystem(ctx.db, 'PayPal refused to begin') }, ({ tx }) =>
    changeAttempt(tx, id, { state: 'closed', last_issue: issue }),
  )

async function create(ctx: Starting, { order, attempt }: Opened): Promise<Started> {
  const { shopName } = await currentShopFacts({
    ...ctx,
    ...asSystem(ctx.db, 'whom PayPal names'),
    locale: order.locale,
  })
  const body = payPalOrder(order, { shopName, ...placesOf(ctx.shopUrl, attempt.id) })
  const answer = await createOrder(ctx, body, attempt.id)
  if (!answer.ok) {
    ctx.log.error({ order: order.number, issue: answer.issue }, 'PayPal refused an order')
    await closeRefused(ctx, attempt, answer.issue)
    return refused('paypal_refused')
  }
  await noteCreated(ctx, attempt, answer.value)
  const { id, approveLink } = answer.value
  return ok({ payPalOrderId: id, approveLink })
}

/** Begins to pay for an order at PayPal; the same order leads to the same payment there. */
export async function startPayPal(ctx: Starting, orderId: string): Promise<Started> {
  if (!isPayPalConfigured(ctx.config)) return refused('not_configured')
  const opened = await openAttempt(ctx, orderId)
  if (!opened.ok) return opened
  const { attempt } = opened.value
  if (attempt.payPalOrderId !== null)
    return ok({ payPalOrderId: attempt.payPalOrderId, approveLink: attempt.approveLink })
  try {
    return await create(ctx, opened.value)
  } catch (error) {
    if (!(error instanceof PayPalAway)) throw error
    ctx.log.warn({ err: error }, 'PayPal cannot be reached')
    return refused('paypal_away')
  }
}
