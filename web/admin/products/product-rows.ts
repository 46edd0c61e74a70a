import { readPlace, readTableQuery } from '#shop/catalogue/management/table/table.input.ts'
import { tableOfProducts } from '#shop/catalogue/management/table/table.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/product-rows'

/** A range of rows of the product table, loaded while scrolling. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const query = new URL(request.url).searchParams
  const part = await tableOfProducts(ctx, readTableQuery(query), readPlace(query))
  return Response.json(part, { headers: { 'Cache-Control': 'private, no-store' } })
}
