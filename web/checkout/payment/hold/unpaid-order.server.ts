import { formatDeadline, formatHour, minuteMs } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { quickHoldMinutes } from '#shop/orders/lifecycle/order-state.rules.ts'
import type { Order } from '#shop/orders/order.rules.ts'

/** Until when an unpaid order is held; the short hold is counted, a long one has a date. */
export function shownHold(
  { now, locale }: Pick<Ctx, 'now' | 'locale'>,
  { payBy, destination }: Order,
) {
  if (!payBy) return null
  const isShort = payBy.getTime() - now.getTime() <= quickHoldMinutes * minuteMs
  return {
    isShort,
    until: payBy,
    date: formatDeadline(payBy, locale, destination),
    time: formatHour(payBy, locale, destination),
  }
}
