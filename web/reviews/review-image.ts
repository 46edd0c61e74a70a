import { openReviewImage } from '#shop/reviews/reviews.service.server.ts'
import { servedImage } from '#web/orders/damage/order-image.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/review-image'

/** A photo of a review: for everybody once it is released, for staff before. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const response = servedImage(await openReviewImage(ctx, params.name))
  if (response.ok && ctx.actor.role === 'anon')
    response.headers.set('Cache-Control', 'public, max-age=3600')
  return response
}
