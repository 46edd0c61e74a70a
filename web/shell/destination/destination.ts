import { redirect } from 'react-router'
import { destinations, provinceCookie } from '#kernel/destination.ts'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { moveCookieCart } from '#web/cart/move-cookie-cart.server.ts'
import { requestCtx } from '../request/request-ctx.server.ts'
import type { Route } from './+types/destination'
import { chosenDestinationCookie, yearCookie } from './destination-cookie.server.ts'

export const loader = () => redirect('/')

const formOf = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/** Stores the province whose delivery date is shown; any other value forgets it. */
function storeProvince(shop: Parameters<typeof yearCookie>[0], form: FormData) {
  const code = provinceByCode(String(form.get('province')))?.code ?? ''
  const headers = { 'Set-Cookie': yearCookie(shop, provinceCookie, code) }
  return redirect(pathOfThisShop(form.get('back')), { status: 303, headers })
}

/** Stores the destination and returns to the page; an invalid one changes nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = await formOf(request)
  if (form.has('province')) return storeProvince(ctx, form)
  const headers = new Headers()
  const to = destinations.find((destination) => destination === form.get('to'))
  if (!to) return redirect(pathOfThisShop(form.get('back')), { status: 303, headers })
  headers.append('Set-Cookie', chosenDestinationCookie(ctx, to))
  const removed = await moveCookieCart(ctx, request, to, headers)
  const back = removed > 0 ? `/carrito?quitados=${removed}` : pathOfThisShop(form.get('back'))
  return redirect(back, { status: 303, headers })
}
