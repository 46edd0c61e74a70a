import { ButtonLink } from '#design/button.tsx'
import { nameIn } from '#shop/orders/order.rules.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { useReviewMessages } from '#shop/reviews/ui/use-messages.ts'
import { reviewStatus } from '#shop/reviews/writing.service.server.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { formOrConnectionLost, sentResult } from '#web/shell/request/or-connection-lost.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/write-review'
import { ProductChoice, WrittenReview } from './own-reviews.tsx'
import { ReviewForm } from './review-form.tsx'
import { handleReview, recipientsOrder, reviewPath } from './write-review.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await recipientsOrder(ctx, params.token)
  const { closed, written } = await reviewStatus(ctx, order)
  const products = order.lines.map((line) => ({
    id: line.productId,
    name: nameIn(line, ctx.locale),
    written: written.find(({ productId }) => productId === line.productId) ?? null,
  }))
  const open = products.filter((product) => !product.written)
  const requested = url.searchParams.get('producto')
  const chosen = open.find(({ id }) => id === requested) ?? (products.length === 1 ? open[0] : null)
  return {
    ...{ closed, products, chosenId: closed ? null : (chosen?.id ?? null) },
    author: order.recipient.givenNames,
    address: reviewPath(ctx, order),
    link: linkOf(ctx, order, 'recipient'),
    ...privatePageTitled(
      ctx.locale,
      '/pedido/buscar',
      messagesIn(ctx.locale).reviews.title,
      'reviews',
    ),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleReview(ctx, await recipientsOrder(ctx, params.token), request)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formOrConnectionLost(serverAction)

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** What the recipient writes about the products of an order, and what was written before. */
export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useReviewMessages()
  const { closed, products, address, link, author } = loaderData
  const { isLost, refused } = sentResult(actionData)
  const formFor = products.find(({ id }) => id === (refused?.productId ?? loaderData.chosenId))
  const open = closed || formFor ? [] : products.filter(({ written }) => !written)
  return (
    <PlainPage title={messages.title} text={closed ? messages.closed[closed] : messages.text}>
      <div className="mt-6 grid max-w-2xl gap-6">
        {products.map(
          ({ id, name, written }) =>
            written && <WrittenReview key={id} name={name} review={written} address={address} />,
        )}
        {open.length > 0 && <ProductChoice products={open} address={address} />}
        {formFor && (
          <ReviewForm
            product={formFor}
            address={address}
            author={author}
            result={refused}
            isLost={isLost}
          />
        )}
        <p>
          <ButtonLink to={link} reloadDocument>
            {messages.back}
          </ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
