import { cartFacts } from '#shop/cart/cart.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/cart-products'

const headers = { 'Cache-Control': 'private, no-store' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.get('ids') ?? ''
  const facts = await cartFacts(context.get(requestCtx), [...new Set(ids.toLowerCase().split(','))])
  return Response.json(facts, { headers })
}
