import type { Destination } from '#kernel/destination.ts'
import type { Ctx } from '#platform/ctx.ts'
import { ownOrders } from '#shop/orders/lookup/lookup.service.server.ts'
import { recipientFields } from '../delivery/recipient-fields.rules.ts'
import type { FormInput } from '../form-checks.rules.ts'

/** The recipient of the user's last order to a destination; a carné is never among the fields. */
export async function lastRecipient(ctx: Ctx, destination: Destination): Promise<FormInput | null> {
  if (!ctx.user) return null
  const orders = await ownOrders(ctx, ctx.user.id)
  const last = orders.find((order) => order.destination === destination)
  return last && last.recipient.givenNames !== '' ? recipientFields(last.recipient) : null
}
