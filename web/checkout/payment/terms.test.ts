import { expect, test } from 'vitest'
import { atPayment } from '#tests/harness/orders/checkout.ts'

test('a tap on what one agrees to ticks the box; the two texts are links beside it', async () => {
  const { page } = await (await atPayment()).open('/checkout/pago')
  const [box] = page.all('input[name="terms"]')
  const label = box?.closest('label')
  expect(label?.textContent).toContain(
    'Acepto los términos y condiciones y la política de envíos y devoluciones.',
  )
  expect(label?.querySelectorAll('a')).toHaveLength(0)
  const form = box?.closest('form')
  for (const to of ['/terminos-y-condiciones', '/politica-envios-devoluciones'])
    expect(form?.querySelectorAll(`a[href="${to}"]`)).toHaveLength(1)
})
