import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { lowStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { abandonedCount } from '#shop/checkout/drafts/abandoned.service.server.ts'
import { listsOverview } from '#shop/compliance/lists/lists.service.server.ts'
import { screeningMode } from '#shop/compliance/screening/screening.service.server.ts'
import { failedEmailCount } from '#shop/emails/outbox/failed-emails.service.server.ts'
import { openDamageCount } from '#shop/orders/images/damage.service.server.ts'
import { countRefusedOrders } from '#shop/orders/limits/order-passes.service.server.ts'
import { ordersWaiting } from '#shop/orders/list/overview.service.server.ts'

/** Outdated lists; at least one while none can clear a party. */
async function listsToRefresh(ctx: Ctx): Promise<number> {
  const old = (await listsOverview(ctx)).lists.filter(({ isOld }) => isOld).length
  return (await screeningMode(ctx)).isComplete ? old : old + 1
}

/** Open tasks of administrators, counted by kind. */
export async function openTasks(ctx: Ctx) {
  const counted = await inTransaction(ctx, async (inside) => ({
    ...(await ordersWaiting(inside)),
    ...(await lowStock(inside)),
  }))
  const failed = await failedEmailCount(ctx)
  return {
    zelle: counted.toVerify,
    held: counted.held,
    damage: await openDamageCount(ctx),
    late: counted.late,
    soldOut: counted.soldOut,
    scarce: counted.scarce,
    emails: failed.ok ? failed.value : 0,
    lists: await listsToRefresh(ctx),
    abandoned: await abandonedCount(ctx),
    refused: await countRefusedOrders(ctx),
  }
}
