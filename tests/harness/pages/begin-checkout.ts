import type { Page } from '@playwright/test'

/** Begins an order in the page's browser, as the cart's button does. */
export async function beginCheckout(page: Page): Promise<void> {
  const product = await page.request.get('/catalogo/bateria-lifepo4-12-v-100-ah')
  const id = /name="product" value="([^"]+)"/.exec(await product.text())?.[1]
  const headers = { Origin: new URL(product.url()).origin }
  await page.request.post('/checkout', { form: { cart: `${id}:1` }, headers })
}
