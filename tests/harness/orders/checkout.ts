import { typedBuyer, typedForCuba, typedForUsa } from '#shop/checkout/checkout.fixture.ts'
import { statementIds } from '#shop/compliance/declarations/declaration.rules.ts'
import { declarationField } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import type { Visit } from '../app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '../app/browser.ts'
import { aContact } from './contact.ts'

const toCuba = 'isShippingToCuba=true'

/** The id of a product, as its page's form names it. */
export async function productId(slug = 'bateria-lifepo4-12-v-100-ah'): Promise<string> {
  const browser = await aBrowser(toCuba)
  const { page } = await browser.open(`/catalogo/${slug}`)
  const id = page.valueOf('product')
  if (!id) throw new Error(`no product ${slug}`)
  return id
}

/** A browser without scripts that has pressed the cart's button, on its way to Cuba or within the USA. */
export async function atCheckout(
  overrides: { readonly cookie?: string; readonly usa?: boolean; readonly cart?: string } = {},
  beside?: TestBrowser['app'],
): Promise<TestBrowser> {
  const cookies = [overrides.cookie, overrides.usa ? '' : toCuba].filter(Boolean).join('; ')
  const browser = await aBrowser(cookies, beside)
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

/** The declaration as its buyer signs it. */
export const signed = {
  ...Object.fromEntries(statementIds.map((id) => [declarationField.statement(id), 'on'])),
  [declarationField.signature]: typedBuyer.name,
  [declarationField.version]: builtInDeclaration.version,
  [declarationField.locale]: 'es',
}

type Overrides = NonNullable<Parameters<typeof atCheckout>[0]> & {
  readonly buyer?: Readonly<Record<string, string>>
}

/** The same at the last step: everything is filled in and signed. */
export async function atPayment(
  overrides: Overrides = {},
  beside?: TestBrowser['app'],
): Promise<TestBrowser> {
  const browser = await atCheckout(overrides, beside)
  await browser.send('/checkout/entrega', overrides.usa ? typedForUsa : typedForCuba)
  await browser.send('/checkout/comprador', {
    ...typedBuyer,
    ...aContact(),
    ...overrides.buyer,
  })
  if (!overrides.usa) await browser.send('/checkout/declaracion', signed)
  return browser
}

/** The total that the last step shows. */
export const totalIn = ({ page }: Visit) => page.valueOf('total') ?? ''

/** Presses the last button. */
export async function confirm(browser: TestBrowser, overrides: Record<string, string> = {}) {
  const total = totalIn(await browser.open('/checkout/pago'))
  return browser.send('/checkout/pago', { method: 'zelle', terms: 'yes', total, ...overrides })
}

/** What a field of a page is filled in with. */
export const filledIn = ({ page }: Visit, name: string) => page.valueOf(name)
