import { useLite } from '#design/lite.tsx'
import { format } from '#kernel/messages.ts'
import { imagePath, type Review, stars } from '#shop/reviews/review.rules.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

export function Stars({ rating }: { rating: number }) {
  const messages = useProductMessages().reviews
  return (
    <span>
      <span aria-hidden="true" className="text-warn tracking-wider">
        {stars(Math.round(rating))}
      </span>
      <span className="sr-only">{format(messages.rating, { rating })}</span>
    </span>
  )
}

function Photos({ review: { images, author } }: { review: Review }) {
  const messages = useProductMessages().reviews
  const isLite = useLite()
  return (
    <ul className={`gap-2 ${isLite ? 'flex flex-wrap' : 'grid max-w-lg grid-cols-3'}`}>
      {images.map((name, at) => {
        const text = format(messages.photo, { number: at + 1, author })
        return (
          <li key={name}>
            <a href={imagePath(name)} className="flex min-h-11 items-center underline">
              {isLite ? (
                text
              ) : (
                <img
                  src={imagePath(name)}
                  alt={text}
                  loading="lazy"
                  decoding="async"
                  width={160}
                  height={160}
                  className="aspect-square w-full rounded-field border border-line bg-sunk object-cover"
                />
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** One released review: who wrote it, where and when it was delivered, and the photos. */
export function ReviewCard({ review }: { review: Review }) {
  const messages = useProductMessages().reviews
  const { rating, body, author, place, month, images } = review
  return (
    <article className="grid content-start gap-2 rounded-card border border-line bg-raised p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Stars rating={rating} />
        <span className="text-good text-sm">✓ {messages.verified}</span>
      </p>
      <p lang={review.locale} className="measure whitespace-pre-line break-words">
        {body}
      </p>
      <p className="text-soft-ink text-sm">{format(messages.from, { author, place, month })}</p>
      {images.length > 0 && <Photos review={review} />}
    </article>
  )
}
