import {
  captureOrder,
  createOrder,
  getOrder,
  PayPalAway,
  type PayPalNeeds,
  refundCapture,
} from './paypal.gateway.server.ts'
import type { PayPalOrder, PayPalRefund } from './paypal-answer.input.ts'

/** What PayPal answered; `away` when only asking again can tell what it did. */
export type Told<Value> =
  | { readonly kind: 'said'; readonly value: Value }
  | { readonly kind: 'refused'; readonly issue: string }
  | { readonly kind: 'away' }

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issue: string }

async function told<Value>(ctx: PayPalNeeds, asking: Promise<Answer<Value>>): Promise<Told<Value>> {
  try {
    const answer = await asking
    return answer.ok
      ? { kind: 'said', value: answer.value }
      : { kind: 'refused', issue: answer.issue }
  } catch (error) {
    if (!(error instanceof PayPalAway)) throw error
    ctx.log.warn({ err: error }, 'PayPal does not say what it did')
    return { kind: 'away' }
  }
}

/** Another domain that is paid at PayPal asks here; the same key is the same request. */
export const beginAtPayPal = (
  ctx: PayPalNeeds,
  body: unknown,
  key: string,
): Promise<Told<PayPalOrder>> => told(ctx, createOrder(ctx, body, key))

export const lookAtPayPal = (ctx: PayPalNeeds, id: string): Promise<Told<PayPalOrder>> =>
  told(ctx, getOrder(ctx, id))

export const takeAtPayPal = (
  ctx: PayPalNeeds,
  id: string,
  key: string,
): Promise<Told<PayPalOrder>> => told(ctx, captureOrder(ctx, id, key))

export const giveBackAtPayPal = (
  ctx: PayPalNeeds,
  refund: { readonly captureId: string; readonly value: string; readonly note: string },
  key: string,
): Promise<Told<PayPalRefund>> => told(ctx, refundCapture(ctx, refund, key))
