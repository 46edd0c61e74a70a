import { redirect } from 'react-router'
import { destinationCookie, destinations, provinceCookie } from '#kernel/destination.ts'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { dayMs, secondMs } from '#kernel/time.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { moveCookieCart } from '#web/cart/move-cookie-cart.server.ts'
import { requestCtx } from '../request/request-ctx.server.ts'
import type { Route } from './+types/destination'

const maxAgeSeconds = (365 * dayMs) / secondMs

export const loader = () => redirect('/')

const formOf = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

const secureOn = (shopUrl: string): string => (shopUrl.startsWith('https:') ? '; Secure' : '')

/** Stores the province whose delivery date is shown; any other value forgets it. */
function storeProvince(shopUrl: string, form: FormData) {
  const code = provinceByCode(String(form.get('province')))?.code
  const cookie = code
    ? `${provinceCookie}=${code}; Path=/; Max-Age=${maxAgeSeconds}`
    : `${provinceCookie}=; Path=/; Max-Age=0`
  const headers = { 'Set-Cookie': `${cookie}; SameSite=Lax${secureOn(shopUrl)}` }
  return redirect(pathOfThisShop(form.get('back')), { status: 303, headers })
}

/** Stores the destination and returns to the page; an invalid one changes nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = await formOf(request)
  if (form.has('province')) return storeProvince(ctx.shopUrl, form)
  const headers = new Headers()
  const to = destinations.find((destination) => destination === form.get('to'))
  if (!to) return redirect(pathOfThisShop(form.get('back')), { status: 303, headers })
  headers.append(
    'Set-Cookie',
    `${destinationCookie}=${to === 'cuba'}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secureOn(ctx.shopUrl)}`,
  )
  const removed = await moveCookieCart(ctx, request, to, headers)
  const back = removed > 0 ? `/carrito?quitados=${removed}` : pathOfThisShop(form.get('back'))
  return redirect(back, { status: 303, headers })
}
