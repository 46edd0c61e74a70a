import { data, redirect } from 'react-router'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import {
  isAvailableFor,
  type Product,
  productPath,
} from '#shop/catalogue/products/product.rules.ts'
import { categoryHref } from '#shop/catalogue/search/listing-place.rules.ts'
import { checkOfProduct } from '#shop/solar/system/fits.service.server.ts'
import { placeOnPage } from '#web/advice/place-choice.server.ts'
import { breadcrumbRecord, type Crumb, productRecord } from '#web/seo/structured-data.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { NotFound } from '#web/shell/errors/not-found-message.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, type ShopMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'
import { ProductGrid } from '../listing/product-grid.tsx'
import type { Route } from './+types/product'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ElectricalCheck } from './check/electrical-check.tsx'
import { productDetail } from './open-product.server.ts'
import { ProductDetail } from './product-detail.tsx'
import { productPage } from './product-page.ts'

function trailTo(product: Product, messages: ShopMessages): Crumb[] {
  const { category } = product
  return [
    { name: messages.product.home, path: '/' },
    { name: messages.product.catalogue, path: '/catalogo' },
    ...(category === 'unknown'
      ? []
      : [{ name: messages.catalogue.families[category], path: categoryHref(category) }]),
    { name: product.name, path: productPath(product) },
  ]
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const messages = messagesIn(ctx.locale)
  const found = await findProduct(ctx, params.slug)
  if (!found) {
    const page: PageInfo = {
      title: messages.product.notFound.title,
      path: '/catalogo',
      noindex: true,
    }
    return data({ page, shown: null }, { status: 404 })
  }
  const { product } = found
  if (found.moved) throw redirect(productPath(product) + url.search, 301)
  const detail = await productDetail(ctx, product)
  const place = placeOnPage(ctx, url.searchParams)
  const check = await checkOfProduct(ctx, product, detail.parts, place.facts)
  const choice = ctx.destination === 'usa' && check.cold ? place.choice : null
  const trail = trailTo(product, messages)
  const page: PageInfo = {
    ...productPage(product),
    structuredData: [
      productRecord(product, ctx.shopUrl, detail.reviews),
      breadcrumbRecord(trail, ctx.shopUrl),
    ],
  }
  return data({ page, shown: { detail, trail, check, choice } })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const messages = useProductMessages()
  const { destination } = useShop()
  if (!loaderData.shown) return <NotFound />
  const { detail, trail, check, choice } = loaderData.shown
  const { product, related } = detail
  const isSold = isAvailableFor(product.availableFor, destination)
  return (
    <div className="page grid gap-6 pt-4 pb-10 md:pb-16">
      <Breadcrumbs trail={trail} />
      <ProductDetail detail={detail} />
      <ElectricalCheck check={check} isKit={product.category === 'kit'} choice={choice} />
      {isSold && related.length > 0 && (
        <section className="mt-6 print:hidden">
          <h2 className="mb-4 text-2xl font-bold">{messages.related}</h2>
          <ProductGrid products={related} destination={destination} />
        </section>
      )}
    </div>
  )
}
