import type { Context } from 'hono'
import { asSystem } from '#platform/database/transaction.ts'
import { handleWebhook, type WebhookRefusal } from '#shop/payments/engine/webhook.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { payables } from '../payables.ts'

const statuses = {
  not_understood: 400,
  forged: 401,
  provider_unavailable: 503,
} as const satisfies Record<WebhookRefusal, number>

/** PayPal's webhook; the body is passed on byte by byte, because its signature covers it. */
export const payPalWebhook =
  ({ db, config, shopUrl, now }: AppDependencies) =>
  async (c: Context<Env>): Promise<Response> => {
    const ctx = { ...asSystem(db, 'PayPal tells'), config, shopUrl, now: now(), log: c.get('log') }
    const notice = { body: await c.req.text(), headers: c.req.raw.headers }
    const taken = await handleWebhook(ctx, payables, { provider: 'paypal', notice })
    c.header('Cache-Control', 'no-store')
    if (taken.ok) return c.body(null, 200)
    if (taken.code === 'provider_unavailable') c.header('Retry-After', '30')
    return c.json({ ok: false, code: taken.code }, statuses[taken.code])
  }
