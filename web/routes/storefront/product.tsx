import { data } from 'react-router'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/product.rules.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/product'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findProduct(context.get(requestCtx), params.slug)
  if (!found) throw data(null, { status: 404 })
  const page: PageInfo = { title: found.product.name, path: productPath(found.product) }
  return { page, product: found.product }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.product.name}</h1>
}
