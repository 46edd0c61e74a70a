import { data, redirect } from 'react-router'
import { findProduct, relatedProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { categoryHref } from '#shop/catalogue/listing-place.rules.ts'
import { type Product, productPath } from '#shop/catalogue/product.rules.ts'
import { messagesIn, type ShopMessages } from '#web/messages.server.ts'
import { productDetail } from '#web/open-product.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { productPage } from '#web/product-page.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { Breadcrumbs } from '#web/sections/breadcrumbs.tsx'
import { NotFound } from '#web/sections/not-found.tsx'
import { ProductDetail } from '#web/sections/product-detail.tsx'
import { ProductGrid } from '#web/sections/product-grid.tsx'
import { breadcrumbRecord, type Crumb, productRecord } from '#web/structured-data.ts'
import { useProductMessages } from '#web/use-page-messages.ts'
import { useShop } from '#web/use-shop.ts'
import type { Route } from './+types/product'

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
  const [detail, related] = await Promise.all([
    productDetail(ctx, product),
    relatedProducts(ctx, product),
  ])
  const trail = trailTo(product, messages)
  const page: PageInfo = {
    ...productPage(product),
    structuredData: [productRecord(product, ctx.shopUrl), breadcrumbRecord(trail, ctx.shopUrl)],
  }
  return data({ page, shown: { detail, related, trail } })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const messages = useProductMessages()
  const { destination } = useShop()
  if (!loaderData.shown) return <NotFound />
  const { detail, related, trail } = loaderData.shown
  return (
    <div className="page grid gap-6 pt-4 pb-10 md:pb-16">
      <Breadcrumbs trail={trail} />
      <ProductDetail detail={detail} />
      {related.length > 0 && (
        <section className="mt-6 print:hidden">
          <h2 className="mb-4 text-2xl font-bold">{messages.related}</h2>
          <ProductGrid products={related} destination={destination} />
        </section>
      )}
    </div>
  )
}
