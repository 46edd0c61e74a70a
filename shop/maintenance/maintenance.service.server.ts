import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { changeSetting, currentShopFacts } from '../settings/settings.service.server.ts'
import { type MaintenanceRefusal, maintenanceKey, refusalFor } from './maintenance.rules.ts'

/** Whether nothing can be bought at the moment. */
export const isInMaintenance = async (ctx: Needs<'locale'>): Promise<boolean> =>
  (await currentShopFacts(ctx)).maintenance

/** Guards everything new: adding to a cart, placing an order, beginning a payment. */
export async function refuseInMaintenance(
  ctx: Needs<'locale'>,
): Promise<Result<null, 'in_maintenance'>> {
  return (await isInMaintenance(ctx)) ? refused('in_maintenance') : ok(null)
}

/** Closes or opens the shop for buying; only an administrator's change is kept. */
export async function setMaintenance(
  ctx: Needs,
  on: boolean,
): Promise<Result<boolean, MaintenanceRefusal>> {
  const refusal = refusalFor(ctx.actor.role)
  if (refusal) return refused(refusal)
  await changeSetting(ctx, {
    setting_key: maintenanceKey,
    setting_value: String(on),
    category: 'shop',
  })
  return ok(on)
}
