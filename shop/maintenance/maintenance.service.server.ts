import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { changeSetting, currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { type MaintenanceRefusal, maintenanceKey, refusalFor } from './maintenance.rules.ts'

export const isInMaintenance = async (ctx: Needs<'locale'>): Promise<boolean> =>
  (await currentShopFacts(ctx)).maintenance

/** Guards new activity: adding to a cart, placing an order, starting a payment. */
export async function refuseInMaintenance(
  ctx: Needs<'locale'>,
): Promise<Result<null, 'in_maintenance'>> {
  return (await isInMaintenance(ctx)) ? refused('in_maintenance') : ok(null)
}

/** Turns maintenance mode on or off; only for administrators, with an audit entry. */
export async function setMaintenance(
  ctx: Needs<'locale' | 'now' | 'requestId'>,
  on: boolean,
): Promise<Result<boolean, MaintenanceRefusal>> {
  const refusal = refusalFor(ctx.actor.role)
  if (refusal) return refused(refusal)
  await inTransaction(ctx, async (inside) => {
    const before = { value: String(await isInMaintenance(inside)) }
    const after = { value: String(on) }
    await changeSetting(inside, {
      setting_key: maintenanceKey,
      setting_value: after.value,
      category: 'shop',
    })
    await recordChanges(inside, [
      { area: 'setting', subject: maintenanceKey, action: 'changed', before, after },
    ])
  })
  return ok(on)
}
