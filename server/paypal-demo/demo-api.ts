import { type Context, Hono } from 'hono'
import { isSigned } from './demo-notices.ts'
import {
  captureOrder,
  createOrder,
  type DemoResponse,
  notAllowed,
  readOrder,
  readRefund,
  refundCapture,
} from './demo-payments.ts'
import type { DemoState } from './demo-state.ts'

const requestIdOf = (c: Context) => c.req.header('PayPal-Request-Id') ?? ''
const answer = (c: Context, { status, body }: DemoResponse) => c.json(body, status)

/** The part of PayPal's interface that the shop's client uses. */
export function demoApi(state: DemoState, secret: string): Hono {
  const api = new Hono()
  const basic = `Basic ${Buffer.from(`demo:${secret}`).toString('base64')}`
  api.post('/v1/oauth2/token', (c) =>
    c.req.header('Authorization') === basic
      ? c.json({ access_token: secret, token_type: 'Bearer', expires_in: 32_400 })
      : answer(c, notAllowed),
  )
  api.use(async (c, next) =>
    c.req.header('Authorization') === `Bearer ${secret}` ? next() : answer(c, notAllowed),
  )
  api.post('/v2/checkout/orders', async (c) =>
    answer(c, createOrder(state, await c.req.text(), requestIdOf(c))),
  )
  api.get('/v2/checkout/orders/:id', (c) => answer(c, readOrder(state, c.req.param('id'))))
  api.post('/v2/checkout/orders/:id/capture', (c) =>
    answer(c, captureOrder(state, c.req.param('id'), requestIdOf(c))),
  )
  api.post('/v2/payments/captures/:id/refund', async (c) =>
    answer(
      c,
      refundCapture(state, c.req.param('id'), {
        raw: await c.req.text(),
        requestId: requestIdOf(c),
      }),
    ),
  )
  api.get('/v2/payments/refunds/:id', (c) => answer(c, readRefund(state, c.req.param('id'))))
  api.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const isOurs = isSigned(secret, await c.req.text())
    return c.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
  })
  return api
}
