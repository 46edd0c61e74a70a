import { expect, test } from 'vitest'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { atPayment, confirm, productId } from '#tests/harness/orders/checkout.ts'

test('only what was ordered leaves the cart: what was added after the checkout began stays', async () => {
  const other = await productId('panel-solar-perc-550-w')
  const ordered = await productId()
  const browser = await atPayment({ cart: `${ordered}:2` })
  await browser.send('/carrito', { intent: 'add', product: ordered, quantity: '3' })
  await browser.send('/carrito', { intent: 'add', product: other, quantity: '1' })
  const placed = await confirm(browser)
  expect(redirectTarget(placed)).toContain('/pedido-exitoso/')
  expect(browser.cookie('cart')).toBe(`${ordered}:1.${other}:1`)
})
