import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { alertsToWrite } from '#shop/alerts/waiting/waiting.service.server.ts'
import { lowStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { abandonedCount } from '#shop/checkout/drafts/abandoned.service.server.ts'
import { listsWaiting } from '#shop/compliance/lists/lists.service.server.ts'
import { donationsWaiting } from '#shop/donations/decisions.service.server.ts'
import { failedEmailCount } from '#shop/emails/outbox/failed-emails.service.server.ts'
import { openDamageCount } from '#shop/orders/images/damage.service.server.ts'
import { countRefusedOrders } from '#shop/orders/limits/order-passes.service.server.ts'
import { ordersWaiting } from '#shop/orders/list/overview.service.server.ts'
import { transfersWaiting } from '#shop/payments/manual-transfer/queue.service.server.ts'
import { partsWaitingCount } from '#shop/payments/parts/staff/parts-for-staff.service.server.ts'
import { reviewsToDecide } from '#shop/reviews/moderation/moderation.service.server.ts'

/** Open tasks of administrators, counted by kind; all but e-mails and drafts in one transaction. */
export async function openTasks(ctx: Needs<'now' | 'config'>) {
  const counted = await inTransaction(ctx, async (inside) => {
    const { toVerify, seenOnce } = await transfersWaiting(inside)
    return {
      ...(await ordersWaiting(inside)),
      ...(await lowStock(inside)),
      ...(await listsWaiting(inside)),
      zelle: toVerify,
      second: seenOnce,
      parts: await partsWaitingCount(inside),
      donations: await donationsWaiting(inside),
      reviews: await reviewsToDecide(inside),
      alerts: await alertsToWrite(inside),
      damage: await openDamageCount(inside),
      refused: await countRefusedOrders(inside),
    }
  })
  const failed = await failedEmailCount(ctx)
  return {
    ...counted,
    emails: failed.ok ? failed.value : 0,
    abandoned: await abandonedCount(ctx),
  }
}
