import type { Ctx } from '#platform/ctx.ts'
import { notifiedUsers } from '#shop/notifications/notifications.service.server.ts'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import { signedInUser } from '#web/session/require-access.server.ts'

/** Null for whoever sees no choice of notifications but their own. */
export async function namesOfNotified(ctx: Ctx): Promise<string[] | null> {
  if (!isPermitted(signedInUser(ctx), 'everything')) return null
  const notified = (await notifiedUsers(ctx)).filter(({ events }) => events.includes('lists'))
  return notified.map(({ name, email }) => name || email)
}
