import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { scansToCompare } from '#shop/compliance/screening/screening.service.server.ts'
import { heldDonations } from '#shop/donations/decisions.service.server.ts'
import { heldOrders } from '#shop/orders/holds/holds.service.server.ts'
import { newAttempt } from '../orders/admin-order.server.ts'

/** All that waits for compliance: orders with what to compare, and donations. */
export const waitingForCompliance = (ctx: Ctx) =>
  inTransaction(ctx, async (within) => {
    const inside = { ...ctx, ...within }
    const [orders, donations] = await Promise.all([heldOrders(inside), heldDonations(inside)])
    const holds = await Promise.all(
      orders.map(async (held) => ({
        ...held,
        attempt: newAttempt(),
        scans: [...(await scansToCompare(inside, held.order.id))],
      })),
    )
    return { holds, donations }
  })
