import type { Context } from 'hono'
import { asSystem } from '#platform/database/transaction.ts'
import { noticeOfGift } from '#shop/donations/paypal/reconcile-gifts.service.server.ts'
import { takeNotice, type WebhookRefusal } from '#shop/payments/paypal/webhook.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'

const statuses = {
  not_understood: 400,
  forged: 401,
  paypal_away: 503,
} as const satisfies Record<WebhookRefusal, number>

/** Where PayPal tells what happened; the body is kept as it came, for it was signed so. */
export const payPalWebhook =
  ({ db, config, shopUrl, now }: AppDependencies) =>
  async (c: Context<Env>): Promise<Response> => {
    const header = (name: string) => c.req.header(`paypal-${name}`) ?? ''
    const ctx = { ...asSystem(db, 'PayPal tells'), config, shopUrl, now: now(), log: c.get('log') }
    const notice = {
      raw: await c.req.text(),
      algorithm: header('auth-algo'),
      certificate: header('cert-url'),
      transmissionId: header('transmission-id'),
      signature: header('transmission-sig'),
      time: header('transmission-time'),
    }
    const taken = await takeNotice(ctx, notice, noticeOfGift)
    c.header('Cache-Control', 'no-store')
    if (taken.ok) return c.body(null, 200)
    if (taken.code === 'paypal_away') c.header('Retry-After', '30')
    return c.json({ ok: false, code: taken.code }, statuses[taken.code])
  }
