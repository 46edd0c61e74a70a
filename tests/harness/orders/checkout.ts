import { typedBuyer, typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '../app/browser.ts'

const toCuba = 'isShippingToCuba=true'

/** The id of a product, as its page's form names it. */
export async function productId(slug = 'bateria-lifepo4-12-v-100-ah'): Promise<string> {
  const browser = await aBrowser(toCuba)
  const { html } = await browser.open(`/catalogo/${slug}`)
  const id = /name="product" value="([^"]+)"/.exec(html)?.[1]
  if (!id) throw new Error(`no product ${slug}`)
  return id
}

/** A browser without scripts that has pressed the cart's button, on its way to Cuba or within the USA. */
export async function atCheckout(
  overrides: { readonly cookie?: string; readonly usa?: boolean; readonly cart?: string } = {},
): Promise<TestBrowser> {
  const cookies = [overrides.cookie, overrides.usa ? '' : toCuba].filter(Boolean).join('; ')
  const browser = await aBrowser(cookies)
  const cart = overrides.cart ?? `${await productId()}:2`
  const started = await browser.send('/checkout', { cart })
  if (redirectTarget(started) !== '/checkout/entrega')
    throw new Error(`led to ${redirectTarget(started)}`)
  return browser
}

/** The same one step further: delivery and buyer are filled in. */
export async function atDeclaration(): Promise<TestBrowser> {
  const browser = await atCheckout()
  await browser.send('/checkout/entrega', typedForCuba)
  await browser.send('/checkout/comprador', typedBuyer)
  return browser
}

/** The tag of a field in a page. */
export const tagOf = (html: string, name: string) =>
  new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

/** What a field in a page is filled in with. */
export const filledIn = (html: string, name: string) =>
  /value="([^"]*)"/.exec(tagOf(html, name))?.[1]
