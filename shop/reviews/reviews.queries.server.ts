import { sql } from 'kysely'
import { contentIn, type Locale } from '#kernel/locale.ts'
import { type Day, dayOf, parseDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { monthText } from './month-text.rules.ts'
import type { Review, ReviewState } from './review.rules.ts'

const images = sql<
  string[]
>`coalesce((select array_agg(file_name order by position) from review_images
  where review_images.review_id = reviews.id), '{}')`

const publicColumns = (tx: Tx) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'body', 'author', 'place', 'locale', 'decided_at'])
    .select([
      sql<string>`delivered_on::text`.as('delivered_on'),
      sql<ReviewState>`state`.as('state'),
      images.as('images'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof publicColumns>['executeTakeFirstOrThrow']>>

const reviewOf = (row: Row, locale: Locale): Review & { readonly state: ReviewState } => ({
  id: row.id,
  productId: row.product_id,
  rating: row.rating,
  body: row.body,
  author: row.author,
  place: row.place,
  locale: row.locale as Locale,
  month: monthText(parseDay(row.delivered_on), locale),
  decidedOn: row.decided_at ? dayOf(row.decided_at) : '',
  images: row.images,
  state: row.state,
})

/** Released reviews, the newest first; of one product or of all. */
export async function releasedReviews(
  tx: Tx,
  locale: Locale,
  { productId, limit }: { readonly productId?: string; readonly limit: number },
): Promise<Review[]> {
  const all = publicColumns(tx).where('state', '=', 'released')
  const wanted = productId ? all.where('product_id', '=', productId) : all
  const rows = await wanted.orderBy('decided_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map((row) => reviewOf(row, locale))
}

export async function averageOf(tx: Tx, productId: string) {
  const { rows } = await sql<{ count: number; average: number }>`
    select count(*)::int as count, coalesce(round(avg(rating), 1), 0)::float as average
    from reviews where product_id = ${productId} and state = 'released'`.execute(tx)
  return rows[0] ?? { count: 0, average: 0 }
}

export interface OwnReview extends Review {
  readonly state: ReviewState
  readonly reason: string
}

/** The reviews of an order, whatever their state. */
export async function reviewsOfOrder(
  tx: Tx,
  orderId: string,
  locale: Locale,
): Promise<OwnReview[]> {
  const rows = await publicColumns(tx).select('reason').where('order_id', '=', orderId).execute()
  return rows.map((row) => ({ ...reviewOf(row, locale), reason: row.reason }))
}

export interface NewReview {
  readonly orderId: string
  readonly productId: string
  readonly rating: number
  readonly body: string
  readonly author: string
  readonly place: string
  readonly locale: Locale
  readonly deliveredOn: Day
  readonly images: readonly string[]
}

/** False where this product of the order has a review already. */
export async function insertReview(tx: Tx, review: NewReview, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('reviews')
    .values({
      ...{ order_id: review.orderId, product_id: review.productId, rating: review.rating },
      ...{ body: review.body, author: review.author, place: review.place },
      ...{ locale: review.locale, delivered_on: review.deliveredOn, written_at: now },
    })
    .onConflict((conflict) => conflict.constraint('reviews_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  for (const [at, name] of review.images.entries())
    await tx
      .insertInto('review_images')
      .values({ file_name: name, review_id: row.id, position: at + 1 })
      .execute()
  return true
}

/** Deletes the review of a product of an order and returns the names of its photos. */
export async function deleteReview(tx: Tx, orderId: string, productId: string): Promise<string[]> {
  const names = await tx
    .selectFrom('review_images')
    .innerJoin('reviews', 'reviews.id', 'review_images.review_id')
    .select('file_name')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute()
  await tx
    .deleteFrom('reviews')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .execute()
  return names.map(({ file_name }) => file_name)
}

/** Whether an administrator is the buyer or the recipient of an order, by account or address. */
export async function isOfStaff(
  tx: Tx,
  { userId, emails }: { readonly userId: string | null; readonly emails: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`select 1 from users join user_profiles profile on profile.id = users.id
    where profile.role = 'admin' and (users.id = ${userId}::uuid or users.email = any(${[...emails]}::text[]))
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Whether the photo may be seen by the role that asks. */
export async function imageIsVisible(tx: Tx, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('review_images')
    .select('file_name')
    .where('file_name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

export interface StaffReview extends OwnReview {
  readonly orderNumber: string
  readonly productName: string
  readonly writtenAt: Date
}

/** For staff: those to decide first, then the newest. */
export async function reviewsForStaff(
  tx: Tx,
  locale: Locale,
  limit: number,
): Promise<StaffReview[]> {
  const rows = await publicColumns(tx)
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .clearSelect()
    .select(['reviews.id', 'reviews.product_id', 'rating', 'body', 'author', 'place'])
    .select(['reviews.locale', 'decided_at', 'reason', 'written_at'])
    .select(['orders.order_number', 'products.name', 'products.name_en'])
    .select([
      sql<string>`delivered_on::text`.as('delivered_on'),
      sql<ReviewState>`state`.as('state'),
      images.as('images'),
    ])
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('written_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...reviewOf(row, locale),
    reason: row.reason,
    orderNumber: row.order_number,
    productName: contentIn(locale, { es: row.name, en: row.name_en }) || row.name,
    writtenAt: row.written_at,
  }))
}

export async function countPending(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews where state = 'pending'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Locks the review until the decision is stored. */
export async function lockReview(tx: Tx, id: string) {
  const { rows } = await sql<{ state: ReviewState; product: string; reason: string }>`
    select state, reason, (select name from products where products.id = product_id) as product
    from reviews where id = ${id} for no key update`.execute(tx)
  return rows[0] ?? null
}

export const storeDecision = (
  tx: Tx,
  id: string,
  values: {
    readonly state: ReviewState
    readonly reason: string
    readonly decided_by: string
    readonly decided_at: Date
  },
) => tx.updateTable('reviews').set(values).where('id', '=', id).execute()
