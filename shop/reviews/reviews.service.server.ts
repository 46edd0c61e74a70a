import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { keyOf, readOnce } from '#platform/database/reads/read-once.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { isFileName, type StoredFile } from '#platform/files/file-store.ts'
import type { ProductReviews, Review } from './review.rules.ts'
import { reviewBucket } from './review-files.server.ts'
import { averageOf, imageIsVisible, releasedReviews } from './reviews.queries.server.ts'

const shownOnProduct = 8
const shownOnPage = 60

/** The newest released reviews of a product, and the average of all of them. */
export const reviewsOfProduct = (
  ctx: Needs<'locale'>,
  productId: string,
): Promise<ProductReviews> =>
  inTransaction(ctx, async (inside) => {
    const { tx, locale } = inside
    if (!isUuid(productId)) return { count: 0, average: 0, reviews: [] }
    return readOnce(inside, keyOf('reviews', productId, locale), async () => {
      const counted = await averageOf(tx, productId)
      const reviews =
        counted.count > 0
          ? await releasedReviews(tx, locale, { productId, limit: shownOnProduct })
          : []
      return { ...counted, reviews }
    })
  })

/** The newest released reviews of all products. */
export const latestReviews = (ctx: Needs<'locale'>): Promise<Review[]> =>
  inTransaction(ctx, ({ tx, locale }) => releasedReviews(tx, locale, { limit: shownOnPage }))

/** A photo that the role may see: everybody those of released reviews, staff all. */
export const openReviewImage = (ctx: Needs<'files'>, name: string): Promise<StoredFile | null> =>
  inTransaction(ctx, async ({ tx, files }) =>
    isFileName(name) && (await imageIsVisible(tx, name)) ? files.get(reviewBucket, name) : null,
  )
