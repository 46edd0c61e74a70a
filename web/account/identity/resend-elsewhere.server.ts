import type { Ctx } from '#platform/ctx.ts'
import type { TypedFields } from '#shop/accounts/identity/recent-identity.rules.ts'
import { normaliseEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { orderByNumber } from '#shop/orders/orders.service.server.ts'

/** Whether an e-mail of an order, with its link, goes to an address that is none of the order's own. */
export async function sendsElsewhere(
  ctx: Ctx,
  { fields, number }: { readonly fields: TypedFields; readonly number: string | undefined },
): Promise<boolean> {
  const order = await orderByNumber(ctx, number ?? '')
  const own = [order?.buyer.email, order?.recipient.email].flatMap((email) =>
    email ? [normaliseEmail(email)] : [],
  )
  return fields.some(([name, value]) => name === 'to' && !own.includes(normaliseEmail(value)))
}
