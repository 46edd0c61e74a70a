import type { ImageRefusal } from '#kernel/images/image-file.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import {
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { asReceived } from '#shop/orders/lookup/receipt.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { datesOf } from '#shop/orders/orders.service.server.ts'
import { states } from '#shop/shipping/us-address.rules.ts'
import { maxReviewImages } from './review.rules.ts'
import { dropReviewImages, storeReviewImages } from './review-files.server.ts'
import {
  deleteReview,
  insertReview,
  isOfStaff,
  type OwnReview,
  reviewsOfOrder,
} from './reviews.queries.server.ts'

export type { OwnReview } from './reviews.queries.server.ts'

export type ReviewRefusal =
  | ImageRefusal
  | 'not_delivered'
  | 'unknown_product'
  | 'by_staff'
  | 'written_before'
  | 'too_many_pictures'

export interface ReviewStatus {
  /** Why nothing can be written; null where it can. */
  readonly closed: 'not_delivered' | 'by_staff' | null
  readonly written: readonly OwnReview[]
}

const addressesOf = ({ buyer, recipient }: OrderWithLines) =>
  [buyer.email, recipient.email].map((email) => email.toLowerCase()).filter(Boolean)

async function closedFor(ctx: Needs<'user'>, order: OrderWithLines) {
  const { delivery } = await asReceived(ctx, order)
  if (delivery !== 'delivered') return 'not_delivered'
  if (ctx.user?.role === 'admin') return 'by_staff'
  const whose = { userId: order.userId, emails: addressesOf(order) }
  const acting = asSystem(ctx.db, 'whether staff is in an order')
  return (await inTransaction(acting, ({ tx }) => isOfStaff(tx, whose))) ? 'by_staff' : null
}

/** What the recipient has written about an order, and whether more can be written. */
export const reviewStatus = async (
  ctx: Needs<'user' | 'locale'>,
  order: OrderWithLines,
): Promise<ReviewStatus> => ({
  closed: await closedFor(ctx, order),
  written: await inTransaction(asSystem(ctx.db, 'the reviews of an order'), ({ tx }) =>
    reviewsOfOrder(tx, order.id, ctx.locale),
  ),
})

/** The province or the state, as it is shown. */
function placeOf({ recipient: { address } }: OrderWithLines): string {
  if (address.kind === 'cuba') return address.province
  return states.find(({ code }) => code === address.state)?.name ?? address.state
}

async function deliveredOn(ctx: Needs<'now'>, order: OrderWithLines) {
  const { delivered = ctx.now } = await datesOf(ctx, order)
  return dayOf(delivered)
}

interface Written {
  readonly rating: number
  readonly body: string
  readonly author: string
  readonly photos: readonly Buffer[]
}

/** The recipient writes about one product of a delivered order, once; it is public when staff releases it. */
export async function writeReview(
  ctx: Needs<'now' | 'files' | 'user' | 'caller' | 'locale'>,
  order: OrderWithLines,
  productId: string,
  { photos, ...written }: Written,
): Promise<Result<null, ReviewRefusal> | TooMany> {
  const counted = await countAttempt(ctx, [clientSource(ctx, 'review')])
  if (!counted.ok) return counted
  const closed = await closedFor(ctx, order)
  if (closed) return refused(closed)
  if (!order.lines.some((line) => line.productId === productId)) return refused('unknown_product')
  if (photos.length > maxReviewImages) return refused('too_many_pictures')
  const stored = await storeReviewImages(ctx, photos)
  if (!stored.ok) return stored
  const review = {
    ...{ ...written, orderId: order.id, productId, images: stored.value },
    ...{ place: placeOf(order), locale: ctx.locale, deliveredOn: await deliveredOn(ctx, order) },
  }
  const isNew = await asSystemWithin(ctx, 'a recipient writes a review', ({ tx, now }) =>
    insertReview(tx, review, now),
  )
  if (isNew) return ok(null)
  await dropReviewImages(ctx, stored.value)
  return refused('written_before')
}

/** The recipient takes a review back, whatever its state: nothing of it stays. */
export async function withdrawReview(
  ctx: Needs<'files'>,
  order: Pick<OrderWithLines, 'id'>,
  productId: string,
): Promise<void> {
  const names = await asSystemWithin(ctx, 'a recipient withdraws a review', ({ tx }) =>
    deleteReview(tx, order.id, productId),
  )
  await dropReviewImages(ctx, names)
}
