import { destinations } from '#kernel/destination.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import { checkOfCart } from '#shop/solar/system/cart-check.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/cart-check'

const headers = { 'Cache-Control': 'private, no-store' }

/** What does not go together in a cart that only its browser knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const { lines } = parseCompact(searchParams.get('cart') ?? '')
  // the cookie of the destination may be behind the page that asks
  const asked = destinations.find((one) => one === searchParams.get('destino'))
  const destination = asked ?? ctx.destination
  return Response.json(await checkOfCart({ ...ctx, destination }, lines), { headers })
}
