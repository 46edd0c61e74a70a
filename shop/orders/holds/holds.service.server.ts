import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { lastHolds } from '../lifecycle/staff-idempotency.queries.server.ts'
import { newestOrders } from '../orders.queries.server.ts'
import { recipientsBornOn } from '../placing/reseal-identities.service.server.ts'
import { daysToReport, workingDaysAfter, workingDaysLeft } from './hold.rules.ts'
import type { HeldOrder, HoldStep } from './hold-steps.rules.ts'
import { holdStepsIn } from './hold-steps.service.server.ts'

const maxShown = 100

function reportOf(steps: readonly HoldStep[], now: Date): HeldOrder['report'] {
  const escalated = steps.find(({ step }) => step === 'escalated')
  if (!escalated) return null
  const until = workingDaysAfter(escalated.at, daysToReport)
  return { until, daysLeft: workingDaysLeft(until, now) }
}

/** Held orders: those with a report deadline first, then by age. */
export const heldOrders = (ctx: Needs<'now' | 'config'>): Promise<HeldOrder[]> =>
  inTransaction(ctx, async ({ tx, now }) => {
    const orders = await newestOrders(tx, { compliance: 'held', limit: maxShown })
    const ids = orders.map(({ id }) => id)
    const [steps, lastHeld, bornOn] = await Promise.all([
      holdStepsIn(tx, ids),
      lastHolds(tx, ids),
      recipientsBornOn(ctx, ids),
    ])
    const held = orders.map((order) => {
      // an order that was held again starts over
      const { since: from, reason } = lastHeld.get(order.id) ?? {
        since: order.placedAt,
        reason: '',
      }
      const own = steps.filter(({ orderId, at }) => orderId === order.id && at >= from)
      return {
        ...{ order, since: from, reason, steps: own, report: reportOf(own, now) },
        recipientBornOn: bornOn.get(order.id) ?? null,
      }
    })
    const urgency = ({ report }: HeldOrder) => report?.daysLeft ?? Number.POSITIVE_INFINITY
    return held.toSorted(
      (a, b) =>
        (urgency(a) === urgency(b) ? 0 : urgency(a) - urgency(b)) ||
        a.since.getTime() - b.since.getTime(),
    )
  })
