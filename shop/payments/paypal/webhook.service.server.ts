import { ok, type Result, refused } from '#kernel/result.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/changes.service.server.ts'
import { orderOfEntry } from '../ledger.queries.server.ts'
import { capturePayPal } from './capture.service.server.ts'
import { isFromPayPal, type Notice, PayPalAway } from './paypal.gateway.server.ts'
import { type PayPalEvent, payPalEvent } from './paypal-answer.input.ts'
import { disputeEvent, disputeSays, isDispute } from './paypal-dispute.rules.ts'
import { markHandled, newestAttempt, wasHandled } from './paypal-orders.queries.server.ts'
import { checkPayPal } from './reconcile.service.server.ts'
import type { Settling } from './settle.service.server.ts'

export type WebhookRefusal = 'not_understood' | 'forged' | 'paypal_away'

const system = (ctx: Settling, reason: string) => ({ ...ctx, ...asSystem(ctx.db, reason) })

/** The order that a capture at PayPal paid. */
const orderOfCapture = (ctx: Settling, captureIds: readonly string[]) =>
  inTransaction(system(ctx, 'which order is it about'), async ({ tx }) => {
    for (const id of captureIds) {
      const found = await orderOfEntry(tx, 'paypal', id)
      if (found) return found.order_id
    }
    return null
  })

async function noteDispute(ctx: Settling, event: PayPalEvent): Promise<void> {
  const orderId = await orderOfCapture(ctx, event.captureIds)
  if (!orderId) return
  const said = disputeSays(event)
  if (said === 'lost') return checkOrder(ctx, orderId)
  const [from, to] =
    said === 'kept' ? (['disputed', 'paid'] as const) : (['paid', 'disputed'] as const)
  await changePayment(system(ctx, 'a dispute at PayPal'), {
    orderId,
    from,
    to,
    event: disputeEvent(event),
  })
}

async function checkOrder(ctx: Settling, orderId: string): Promise<void> {
  const attempt = await inTransaction(system(ctx, 'how it was paid'), ({ tx }) =>
    newestAttempt(tx, orderId),
  )
  if (attempt?.payPalOrderId) await checkPayPal(ctx, attempt.payPalOrderId)
}

async function noteReversal(ctx: Settling, event: PayPalEvent): Promise<void> {
  const orderId = await orderOfCapture(ctx, [event.resourceId])
  if (!orderId) return
  await changePayment(system(ctx, 'PayPal took money back'), {
    orderId,
    from: 'paid',
    to: 'disputed',
    event: { code: 'capture_reversed', method: 'paypal', reference: event.resourceId },
  })
  ctx.log.error({ orderId }, 'PayPal took the money of an order back')
}

/** Another domain that is paid at PayPal; `away` where the notice must come again. */
export type Listener = (ctx: Settling, event: PayPalEvent) => Promise<'done' | 'away'>

/** A notice is only a reason to look: what counts is what PayPal answers when asked. */
async function handle(ctx: Settling, event: PayPalEvent): Promise<void> {
  const { type, payPalOrderId } = event
  if (type === 'CHECKOUT.ORDER.APPROVED') await capturePayPal(ctx, payPalOrderId)
  else if (isDispute(event)) await noteDispute(ctx, event)
  else if (type.startsWith('PAYMENT.CAPTURE.') || type.startsWith('CHECKOUT.ORDER.')) {
    if (payPalOrderId !== '') await checkPayPal(ctx, payPalOrderId)
    if (type === 'PAYMENT.CAPTURE.REVERSED') await noteReversal(ctx, event)
  }
}

function read(raw: string): PayPalEvent | null {
  try {
    return payPalEvent.parse(JSON.parse(raw))
  } catch {
    return null
  }
}

async function take(
  ctx: Settling,
  notice: Notice,
  event: PayPalEvent,
  listener: Listener,
): Promise<Result<null, WebhookRefusal>> {
  if (ctx.config.PAYPAL_WEBHOOK_ID === '' || !(await isFromPayPal(ctx, notice)))
    return refused('forged')
  const isKnown = await inTransaction(system(ctx, 'is a notice new'), ({ tx }) =>
    wasHandled(tx, event.id),
  )
  if (isKnown) return ok(null)
  await handle(ctx, event)
  if ((await listener(ctx, event)) === 'away') return refused('paypal_away')
  await inTransaction(system(ctx, 'a notice was dealt with'), ({ tx, now }) =>
    markHandled(tx, { id: event.id, event_type: event.type, handled_at: now }),
  )
  return ok(null)
}

/** Deals with a notice of PayPal once; one that PayPal did not send changes nothing. */
export async function takeNotice(
  ctx: Settling,
  notice: Notice,
  listener: Listener = async () => 'done',
): Promise<Result<null, WebhookRefusal>> {
  const event = read(notice.raw)
  if (!event) return refused('not_understood')
  try {
    return await take(ctx, notice, event, listener)
  } catch (error) {
    if (!(error instanceof PayPalAway)) throw error
    ctx.log.warn({ err: error }, 'a notice of PayPal could not be checked')
    return refused('paypal_away')
  }
}
