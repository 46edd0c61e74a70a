import { ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { latestReviews } from '#shop/reviews/reviews.service.server.ts'
import { useReviewMessages } from '#shop/reviews/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/houses'
import { ReviewCard } from './review-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const reviews = await latestReviews(ctx)
  const ids = [...new Set(reviews.map(({ productId }) => productId))]
  const products = new Map((await productsByIds(ctx, ids)).map((product) => [product.id, product]))
  const { title, text } = messagesIn(ctx.locale).reviews.houses
  const page: PageInfo = { title, description: text, path: '/casas-con-luz' }
  return {
    page,
    houses: reviews.map((review) => {
      const product = products.get(review.productId)
      return { review, product: product && { name: product.name, path: productPath(product) } }
    }),
    ...withMessages(ctx.locale, 'reviews'),
  }
}

/** Every home that wrote about what it received. */
export default function HousesPage({ loaderData: { houses } }: Route.ComponentProps) {
  const messages = useReviewMessages().houses
  return (
    <PlainPage title={messages.title} text={messages.text}>
      {houses.length === 0 && <p className="mt-6">{messages.none}</p>}
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {houses.map(({ review, product }) => (
          <li key={review.id} className="grid content-start">
            {product && (
              <TextLink to={product.path} className="font-semibold">
                {product.name}
              </TextLink>
            )}
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to="/catalogo">{messages.catalogue}</ButtonLink>
      </p>
    </PlainPage>
  )
}
