import { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import { type ProviderNotice, ProviderUnavailable } from '../engine/provider.server.ts'
import {
  type PayPalOrder,
  type PayPalRefund,
  payPalOrderAnswer,
  payPalProblem,
  payPalRefund,
} from './paypal-answer.input.ts'
import { mayBePayPal, type Transmission } from './paypal-notice.rules.ts'
import { forgetToken, payPalBase, tokenFor } from './paypal-token.server.ts'

export type PayPalNeeds = Pick<Ctx, 'config' | 'log' | 'now'>

export type PayPalResponse<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issue: string }

interface Call {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  /** The idempotency key. */
  readonly requestId?: string
  readonly maxMs?: number
}

async function ask(ctx: PayPalNeeds, call: Call): Promise<Response> {
  const { path, method = 'POST', body, requestId, maxMs = 8_000 } = call
  const signal = AbortSignal.timeout(maxMs)
  try {
    return await fetch(`${payPalBase(ctx.config)}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${await tokenFor(ctx, signal)}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(requestId ? { 'PayPal-Request-Id': requestId } : {}),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal,
    })
  } catch (cause) {
    throw new ProviderUnavailable(`PayPal did not answer ${method} ${path}`, { cause })
  }
}

const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    throw new ProviderUnavailable('what PayPal answered broke off', { cause })
  })

async function call<Value>(
  ctx: PayPalNeeds,
  shape: z.ZodType<Value>,
  requested: Call,
): Promise<PayPalResponse<Value>> {
  let response = await ask(ctx, requested)
  if (response.status === 401) {
    forgetToken(ctx.config)
    response = await ask(ctx, requested)
  }
  const body = await bodyOf(response)
  if (response.ok) {
    const read = shape.safeParse(body)
    if (!read.success)
      throw new ProviderUnavailable(`PayPal answered ${requested.path} in an unknown way`)
    return { ok: true, value: read.data }
  }
  const { issue, debugId } = payPalProblem.catch({ issue: 'UNKNOWN', debugId: '' }).parse(body)
  const { status } = response
  ctx.log.warn({ path: requested.path, status, issue, debugId }, 'PayPal refused')
  if (status >= 500 || status === 429 || status === 401 || status === 403)
    throw new ProviderUnavailable(`PayPal answered ${status} ${issue}`)
  return { ok: false, issue }
}

const verification = z
  .object({ verification_status: z.string() })
  .transform((result) => result.verification_status)

const order = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

const webhook = z.object({ url: z.string() })

export const getWebhook = (ctx: PayPalNeeds, id: string) =>
  call<z.infer<typeof webhook>>(ctx, webhook, {
    path: `/v1/notifications/webhooks/${encodeURIComponent(id)}`,
    method: 'GET',
  })

export const createOrder = (ctx: PayPalNeeds, body: unknown, requestId: string) =>
  call<PayPalOrder>(ctx, payPalOrderAnswer, {
    path: '/v2/checkout/orders',
    body: JSON.stringify(body),
    requestId,
  })

export const getOrder = (ctx: PayPalNeeds, id: string) =>
  call<PayPalOrder>(ctx, payPalOrderAnswer, { path: order(id), method: 'GET' })

export const captureOrder = (ctx: PayPalNeeds, id: string, requestId: string) =>
  call<PayPalOrder>(ctx, payPalOrderAnswer, {
    path: `${order(id)}/capture`,
    body: '{}',
    requestId,
    maxMs: 12_000,
  })

export const refundCapture = (
  ctx: PayPalNeeds,
  refund: { captureId: string; value: string; note: string },
  requestId: string,
) =>
  call<PayPalRefund>(ctx, payPalRefund, {
    path: `/v2/payments/captures/${encodeURIComponent(refund.captureId)}/refund`,
    body: JSON.stringify({
      amount: { currency_code: 'USD', value: refund.value },
      note_to_payer: refund.note.slice(0, 255),
    }),
    requestId,
    maxMs: 12_000,
  })

export const getRefund = (ctx: PayPalNeeds, id: string) =>
  call<PayPalRefund>(ctx, payPalRefund, {
    path: `/v2/payments/refunds/${encodeURIComponent(id)}`,
    method: 'GET',
  })

function transmissionOf(headers: Headers): Transmission {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? ''
  return {
    id: header('transmission-id'),
    time: header('transmission-time'),
    certificateUrl: header('cert-url'),
    algorithm: header('auth-algo'),
    signature: header('transmission-sig'),
  }
}

/** Whether PayPal signed the event; it is asked only what it may have sent, with the body unchanged. */
export async function isFromPayPal(
  ctx: PayPalNeeds,
  { body, headers }: ProviderNotice,
): Promise<boolean> {
  const transmission = transmissionOf(headers)
  if (!mayBePayPal(transmission, ctx.now)) return false
  const about = JSON.stringify({
    auth_algo: transmission.algorithm,
    cert_url: transmission.certificateUrl,
    transmission_id: transmission.id,
    transmission_sig: transmission.signature,
    transmission_time: transmission.time,
    webhook_id: ctx.config.PAYPAL_WEBHOOK_ID,
  })
  const response = await call<string>(ctx, verification, {
    path: '/v1/notifications/verify-webhook-signature',
    body: `${about.slice(0, -1)},"webhook_event":${body}}`,
  })
  return response.ok && response.value === 'SUCCESS'
}
