import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { examineStoredDay } from '#shop/accounting/daily-totals.service.server.ts'
import { findingMessages } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'

/** Recomputes the totals of one day, another one each time. */
export async function dailyTotalsStored(ctx: Ctx): Promise<Finding> {
  const messages = findingMessages(ctx)
  const examined = await examineStoredDay(ctx)
  if (!examined) return { status: 'success', message: messages.noDayStored }
  const day = formatDate(`${examined.day}T17:00:00Z`, ctx.locale, 'PPP')
  return examined.isRight
    ? { status: 'success', message: format(messages.dayMatches, { day }) }
    : { status: 'error', message: format(messages.dayDiffers, { day }) }
}
