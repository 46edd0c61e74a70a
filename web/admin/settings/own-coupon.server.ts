import type { Ctx } from '#platform/ctx.ts'
import { ownCode } from '#shop/coupons/coupon.rules.ts'
import { listCoupons } from '#shop/coupons/coupon-admin.service.server.ts'
import {
  currentShopFacts,
  saveSettings,
  settingsOf,
} from '#shop/settings/settings.service.server.ts'

/** A shop that is renamed goes on offering the coupon that has its former name. */
export async function holdOwnCoupon(ctx: Ctx, newName: string | undefined): Promise<void> {
  const { shopName, popup } = await currentShopFacts(ctx)
  if (popup.code !== '' || ownCode(shopName) === ownCode(newName ?? '')) return
  const stored = await settingsOf(ctx, 'popup')
  await saveSettings(ctx, 'popup', { ...stored, popup_code: ownCode(shopName) })
}

/** Whether nobody could use what the welcome offers; empty is the shop's own code. */
export async function offersNothing(ctx: Ctx, code: string | undefined): Promise<boolean> {
  if (!code) return false
  return (await listCoupons(ctx)).every((coupon) => coupon.code !== code)
}
