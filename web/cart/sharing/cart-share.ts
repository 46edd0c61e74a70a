import { data, redirect } from 'react-router'
import { shareCart } from '#shop/cart/cart.service.server.ts'
import { postedCart } from '#shop/cart/stored-cart.rules.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/cart-share'

export const loader = () => redirect('/carrito')

/** Creates a link to the cart of the form; a page without scripts is redirected to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const posted = postedCart(form.get('cart'))
  const wantsJson = request.headers.get('Accept') === 'application/json'
  const refuse = (error: string, to: string) =>
    wantsJson ? Response.json({ error }, { status: 400 }) : redirect(to, 303)
  if (!posted.ok) return refuse(posted.code, `/carrito?aviso=${posted.code}`)
  const cart = posted.value
  if (cart.lines.length === 0) return refuse('empty', '/carrito')
  const ctx = context.get(requestCtx)
  const code = String(form.get('code') ?? '')
  const shared = await shareCart(ctx, { ...cart, destination: ctx.destination, code })
  if (!shared.ok) {
    const refused = { status: 429, headers: { 'Retry-After': String(shared.retryAfterSeconds) } }
    if (wantsJson) return Response.json({ error: 'too_many' }, refused)
    throw data(null, refused)
  }
  const path = `/c/${shared.value}`
  return wantsJson ? Response.json({ path }) : redirect(path, 303)
}
