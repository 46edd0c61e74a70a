import { secondMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { getWebhook, type PayPalNeeds } from './paypal.gateway.server.ts'
import { forgetToken, isPayPalConfigured, KeysRefused, tokenFor } from './paypal-token.server.ts'

/** `elsewhere`: PayPal sends its notices to another address than this shop's. */
export type WebhookState = 'known' | 'missing' | 'unknown' | 'elsewhere' | 'unread'

export type TriedPayPal =
  | { readonly ok: true; readonly webhook: WebhookState }
  | { readonly ok: false; readonly code: 'no_keys' | 'keys_refused' | 'unreachable' }

const maxWaitMs = 10 * secondMs

/** Where PayPal sends what happens to a payment. */
export const payPalWebhookUrl = (shopUrl: string): string => `${shopUrl}/webhooks/paypal`

async function webhookState(ctx: PayPalNeeds & Needs<'shopUrl'>): Promise<WebhookState> {
  const { PAYPAL_WEBHOOK_ID } = ctx.config
  if (PAYPAL_WEBHOOK_ID === '') return 'missing'
  try {
    const found = await getWebhook(ctx, PAYPAL_WEBHOOK_ID)
    if (!found.ok) return 'unknown'
    return found.value.url === payPalWebhookUrl(ctx.shopUrl) ? 'known' : 'elsewhere'
  } catch {
    return 'unread'
  }
}

/** Signs in at PayPal with the keys that the shop has now and looks for its webhook; moves no money. */
export async function tryPayPal(ctx: PayPalNeeds & Needs<'shopUrl'>): Promise<TriedPayPal> {
  const isDemonstration = ctx.config.PAYPAL_MODE === 'demo'
  if (isDemonstration || !isPayPalConfigured(ctx.config)) return { ok: false, code: 'no_keys' }
  forgetToken(ctx.config)
  try {
    await tokenFor(ctx, AbortSignal.timeout(maxWaitMs))
  } catch (error) {
    return { ok: false, code: error instanceof KeysRefused ? 'keys_refused' : 'unreachable' }
  }
  return { ok: true, webhook: await webhookState(ctx) }
}
