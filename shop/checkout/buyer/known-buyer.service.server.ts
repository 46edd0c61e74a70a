import type { Ctx } from '#platform/ctx.ts'
import { ownOrders } from '#shop/orders/lookup/lookup.service.server.ts'
import type { FormInput } from '../form-checks.rules.ts'

/** What the account and its last order know of a buyer. */
export async function knownBuyer(ctx: Ctx): Promise<FormInput> {
  const { user, locale } = ctx
  if (!user) return { locale }
  const [last] = await ownOrders(ctx, user.id)
  return {
    locale,
    name: user.fullName || (last?.buyer.name ?? ''),
    email: user.email,
    country: last?.buyer.country ?? '',
    phone: last?.buyer.phone ?? '',
  }
}
