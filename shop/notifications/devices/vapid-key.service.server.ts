import type { Needs } from '#platform/ctx.ts'
import { newPrivateKey } from '#platform/push/vapid.ts'
import { ownSecret } from '#shop/connections/own-secrets.service.server.ts'

/** The key by which push services know the shop: made at its first use, stored sealed. */
export const vapidPrivateKey = (ctx: Needs<'now' | 'config'>): Promise<string> =>
  ownSecret(ctx, 'VAPID_PRIVATE_KEY', newPrivateKey)
