import { expect, test } from 'vitest'
import { atPayment, productId } from '#tests/harness/orders/checkout.ts'

test('what is only plugged in is offered no installer, alone or as a kit around a station', async () => {
  const kit = await productId('kit-portatil-estacion-1000-wh-y-panel-de-200-w')
  const battery = await productId('bateria-lifepo4-12-v-100-ah')
  const alone = await (await atPayment({ cart: `${kit}:1.i:1` })).open('/checkout/pago')
  expect(alone.text).toContain('Esto se enchufa y listo')
  expect(alone.page.all('button[value="installation"]')).toEqual([])
  expect(alone.text).not.toContain('Servicio de instalación $50.00')
  const together = await (await atPayment({ cart: `${kit}:1.${battery}:1.i:1` })).open(
    '/checkout/pago',
  )
  expect(together.text).toContain('Servicio de instalación $50.00')
})
