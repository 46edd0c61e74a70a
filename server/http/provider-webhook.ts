import type { Context, Next } from 'hono'
import { hasProvider } from '#kernel/payment-method.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { handleWebhook, type WebhookRefusal } from '#shop/payments/engine/webhook.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { payables } from '../payables.ts'

const statuses = {
  not_understood: 400,
  forged: 401,
  provider_unavailable: 503,
} as const satisfies Record<WebhookRefusal, number>

/** A provider's webhook; the body is passed on byte by byte, because its signature covers it. */
export const providerWebhook =
  ({ db, config, shopUrl, now }: AppDependencies) =>
  async (c: Context<Env, '/webhooks/:provider'>, next: Next) => {
    const provider = c.req.param('provider')
    if (!hasProvider(provider)) return next()
    const acting = asSystem(db, 'a provider tells')
    const ctx = { ...acting, config, shopUrl, now: now(), log: c.get('log') }
    const notice = { body: await c.req.text(), headers: c.req.raw.headers }
    const taken = await handleWebhook(ctx, payables, { provider, notice })
    c.header('Cache-Control', 'no-store')
    if (taken.ok) return c.body(null, 200)
    if (taken.code === 'provider_unavailable') c.header('Retry-After', '30')
    return c.json({ ok: false, code: taken.code }, statuses[taken.code])
  }
