import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatNumber, formatPlural } from '#kernel/messages.ts'
import type { ProductReviews } from '#shop/reviews/review.rules.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'
import { ReviewCard, Stars } from './review-list.tsx'

/** What recipients of a product say; nothing while nobody has. */
export function ProductReviewList({
  reviews: { count, average, reviews },
}: {
  reviews: ProductReviews
}) {
  const messages = useProductMessages().reviews
  const locale = useLocale()
  if (count === 0) return null
  const values = { average: formatNumber(locale, average, 1) }
  return (
    <section className="grid gap-4">
      <h2 className="font-bold text-2xl">{messages.title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars rating={average} />
        {formatPlural(locale, messages.summary, count, values)}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      <p className="print:hidden">
        <TextLink to="/casas-con-luz">{messages.all}</TextLink>
      </p>
    </section>
  )
}
