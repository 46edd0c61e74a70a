import { redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import type { SharedCart } from '#shop/cart/sharing/shared-cart.rules.ts'
import {
  chosenDestinationCookie,
  hasDestination,
} from '#web/shell/destination/destination-cookie.server.ts'

const adoptedParam = 'destino'

/** A visitor who never chose a destination sees the cart's; once, since cookies may be refused. */
export function adoptDestination(ctx: Ctx, request: Request, { destination }: SharedCart) {
  const url = new URL(request.url)
  if (!destination || hasDestination(request) || url.searchParams.has(adoptedParam)) return null
  url.searchParams.set(adoptedParam, destination)
  const headers = { 'Set-Cookie': chosenDestinationCookie(ctx, destination) }
  return redirect(url.pathname + url.search, { headers })
}
