import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { useReviewMessages } from '#shop/reviews/ui/use-messages.ts'
import type { OwnReview } from '#shop/reviews/writing.service.server.ts'
import { Stars } from './review-list.tsx'

interface WrittenReviewProps {
  readonly name: string
  readonly review: OwnReview
  readonly address: string
}

/** A review that the recipient wrote: its state, and the way to withdraw it. */
export function WrittenReview({ name, review, address }: WrittenReviewProps) {
  const messages = useReviewMessages()
  const locale = useLocale()
  const { productId, rating, body, state, reason, images } = review
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4 md:p-6">
      <h2 className="font-bold text-xl">{format(messages.about, { name })}</h2>
      <p role="status">{format(messages.states[state], { reason })}</p>
      <Stars rating={rating} />
      <p className="whitespace-pre-line break-words border-line border-l-4 pl-3">{body}</p>
      {images.length > 0 && (
        <p className="text-sm text-soft-ink">
          {formatPlural(locale, messages.photos, images.length)}
        </p>
      )}
      <Form method="post" action={address} encType="multipart/form-data">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="product" value={productId} />
        <Button type="submit" aria-label={format(messages.withdrawOf, { name })}>
          {messages.withdraw}
        </Button>
      </Form>
    </section>
  )
}

interface ProductChoiceProps {
  readonly products: readonly { readonly id: string; readonly name: string }[]
  readonly address: string
}

/** The products of the order that nothing was written about. */
export function ProductChoice({ products, address }: ProductChoiceProps) {
  const messages = useReviewMessages()
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-xl">{messages.choose}</h2>
      <ul className="grid gap-2">
        {products.map(({ id, name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4"
          >
            <span className="font-semibold">{name}</span>
            <ButtonLink
              to={`${address}?producto=${id}`}
              aria-label={format(messages.writeOf, { name })}
            >
              {messages.write}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
