import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { ListDates, ScreeningReason, Verdict } from './screening.rules.ts'
import { screenParties } from './screening.service.server.ts'

export interface CustomerScan {
  readonly result: Verdict
  readonly reason: ScreeningReason
  readonly listDates: ListDates
}

/**
 * `run-compliance-scan`, for staff and the shop itself only: with open access a listed person could search for a
 * spelling that is CLEAR.
 */
export async function scanCustomer(
  ctx: Needs<'now' | 'log' | 'config'>,
  customerName: string,
): Promise<Result<CustomerScan, 'not_signed_in' | 'not_allowed'>> {
  const { role } = ctx.actor
  if (role === 'anon') return refused('not_signed_in')
  if (role === 'customer') return refused('not_allowed')
  const { verdict, reason, listDates } = await screenParties(ctx, [
    { role: 'buyer', name: customerName },
  ])
  return ok({ result: verdict, reason, listDates })
}
