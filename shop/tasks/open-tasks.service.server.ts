import type { Needs } from '#platform/ctx.ts'
import { alertsToWrite } from '#shop/alerts/waiting/waiting.service.server.ts'
import { lowStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { abandonedCount } from '#shop/checkout/drafts/abandoned.service.server.ts'
import { listsWaiting } from '#shop/compliance/lists/lists.service.server.ts'
import { donationsWaiting } from '#shop/donations/decisions.service.server.ts'
import { unsentEmailCount } from '#shop/emails/outbox/failed-emails.service.server.ts'
import { openDamageCount } from '#shop/orders/images/damage.service.server.ts'
import { countRefusedOrders } from '#shop/orders/limits/order-passes.service.server.ts'
import { ordersWaiting } from '#shop/orders/list/overview.service.server.ts'
import { transfersWaiting } from '#shop/payments/manual-transfer/queue.service.server.ts'
import { partsWaitingCount } from '#shop/payments/parts/staff/parts-for-staff.service.server.ts'
import { reviewsToDecide } from '#shop/reviews/moderation/moderation.service.server.ts'

/** Open tasks of administrators, counted by kind, all at the same time. */
export async function openTasks(ctx: Needs<'now' | 'config'>) {
  const [counts, transfers, unsent, ...others] = await Promise.all([
    Promise.all([ordersWaiting(ctx), lowStock(ctx), listsWaiting(ctx)]),
    transfersWaiting(ctx),
    unsentEmailCount(ctx),
    partsWaitingCount(ctx),
    donationsWaiting(ctx),
    reviewsToDecide(ctx),
    alertsToWrite(ctx),
    openDamageCount(ctx),
    countRefusedOrders(ctx),
    abandonedCount(ctx),
  ])
  const [orders, stock, lists] = counts
  const [parts, donations, reviews, alerts, damage, refused, abandoned] = others
  return {
    ...{ ...orders, ...stock, ...lists },
    ...{ zelle: transfers.toVerify, second: transfers.seenOnce },
    ...{ parts, ...donations, reviews, alerts, damage, refused, abandoned },
    emails: unsent.ok ? unsent.value : 0,
  }
}
