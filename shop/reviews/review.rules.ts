import type { Locale } from '#kernel/locale.ts'

export const reviewStates = ['pending', 'released', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

export const maxReviewImages = 3
export const maxReviewLength = 1_000
export const ratings = [5, 4, 3, 2, 1] as const

/** A released review, as everybody sees it. */
export interface Review {
  readonly id: string
  readonly productId: string
  readonly rating: number
  readonly body: string
  readonly author: string
  /** Province of Cuba or state of the USA. */
  readonly place: string
  readonly locale: Locale
  /** Of the delivery, in the language of who reads: 'diciembre de 2026'. */
  readonly month: string
  /** The day of the decision, 'YYYY-MM-DD'; empty before it. */
  readonly decidedOn: string
  readonly images: readonly string[]
}

/** The reviews of a product: the newest ones, and the average of all. */
export interface ProductReviews {
  readonly count: number
  /** One decimal; 0 without reviews. */
  readonly average: number
  readonly reviews: readonly Review[]
}

/** What a decision makes of a review; null where it changes nothing. */
export function decided(
  state: ReviewState,
  decision: 'release' | 'reject',
): Exclude<ReviewState, 'pending'> | null {
  const next = decision === 'release' ? 'released' : 'rejected'
  return next === state ? null : next
}

/** '★★★★☆' */
export const stars = (rating: number): string => '★'.repeat(rating) + '☆'.repeat(5 - rating)

export const imagePath = (name: string): string => `/resenas/${name}`
