import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { decided } from '../review.rules.ts'
import {
  countPending,
  lockReview,
  reviewsForStaff,
  type StaffReview,
  storeDecision,
} from '../reviews.queries.server.ts'

export type { StaffReview } from '../reviews.queries.server.ts'

const maxShown = 100

/** For staff: reviews, those to decide first. */
export const allReviews = (ctx: Needs<'locale'>): Promise<StaffReview[]> =>
  inTransaction(ctx, ({ tx, locale }) => reviewsForStaff(tx, locale, maxShown))

/** For staff: how many wait for a decision. */
export const reviewsToDecide = (ctx: Needs): Promise<number> =>
  inTransaction(ctx, ({ tx }) => countPending(tx))

interface Decision {
  readonly intent: 'release' | 'reject'
  readonly review: string
  readonly reason: string
}

/** Staff releases a review, or rejects it with a reason, also after it was released. */
export async function decideReview(
  ctx: Needs<'now' | 'requestId'>,
  { intent, review: id, reason }: Decision,
): Promise<Result<null, 'not_allowed' | 'reason_missing'>> {
  const { actor } = ctx
  if (actor.role !== 'admin') return refused('not_allowed')
  if (intent === 'reject' && reason === '') return refused('reason_missing')
  return inTransaction(ctx, async (inside) => {
    const { tx, now } = inside
    const review = await lockReview(tx, id)
    const state = review && decided(review.state, intent)
    if (!state) return ok(null)
    const why = state === 'rejected' ? reason : ''
    await storeDecision(tx, id, { state, reason: why, decided_by: actor.id, decided_at: now })
    await recordChanges(inside, [
      {
        ...{ area: 'review', subject: review.product, action: state },
        before: { state: review.state, reason: review.reason },
        after: { state, reason: why },
      },
    ])
    return ok(null)
  })
}
