import { ButtonLink } from '#design/button.tsx'
import { destinations } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { ProductCard } from '#shop/catalogue/products/ui/product-card.tsx'
import { OrderToday } from '#web/catalogue/home/order-today.tsx'
import { cheapestOfEach } from '#web/catalogue/home/shelves.server.ts'
import { CardPrice } from '#web/catalogue/listing/card-price.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { usePagesMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/offline'

/** Fetched without cookies and stored for each destination, hence the query. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = url.searchParams.get('destino')
  const destination = destinations.find((one) => one === requested) ?? ctx.destination
  const { title } = messagesIn(ctx.locale).pages.offline
  const page: PageInfo = { title, path: '/sin-conexion', noindex: true }
  const products = await cheapestOfEach({ ...ctx, destination })
  const pricedOn = formatDate(ctx.now, ctx.locale, 'PPP')
  return { page, products, pricedOn, destination }
}

/** The offline page; rendered without scripts. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const messages = usePagesMessages().offline
  const { products, pricedOn, destination } = loaderData
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-3xl font-bold md:text-4xl">{messages.title}</h1>
      <p className="measure mt-4 text-lg text-soft-ink">{messages.text}</p>
      <p className="mt-6">
        <ButtonLink look="sun" reloadDocument to="">
          {messages.again}
        </ButtonLink>
      </p>
      <div id="vistas" data-title={messages.saved} className="kept-pages mt-10 max-w-xl" />
      <section aria-labelledby="economicos" className="mt-12">
        <h2 id="economicos" className="text-2xl font-bold">
          {messages.products}
        </h2>
        <p className="mt-2 mb-6 border-l-4 border-warn pl-4">
          {format(messages.pricedOn, { date: pricedOn })}
        </p>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
          {products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ProductCard
                product={product}
                destination={destination}
                price={<CardPrice product={product} destination={destination} />}
              />
            </li>
          ))}
        </ul>
      </section>
      <OrderToday title={messages.order} text={messages.orderText} />
    </div>
  )
}
