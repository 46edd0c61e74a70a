import { expect, test } from 'vitest'
import { typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import type { aBrowser } from '#tests/harness/app/browser.ts'
import { atCheckout } from '#tests/harness/orders/checkout.ts'

type Browser = Awaited<ReturnType<typeof aBrowser>>

/** The fields that the summary names, and the refused ones as they stand on the page. */
async function refusedAt(browser: Browser, path: string, input: Record<string, string>) {
  const { status, page } = await browser.send(path, input)
  expect(status).toBe(400)
  const named = page.all('[role="alert"] a').map((link) => link.getAttribute('href')?.slice(1))
  const shown = page
    .all('form [id]')
    .map((field) => field.id)
    .filter((id) => named.includes(id))
  return { named, shown }
}

test('the summary of what is wrong names the fields in the order of the page', async () => {
  const usa = await atCheckout({ usa: true })
  const cuba = await atCheckout()
  const delivery = '/checkout/entrega'
  const odd = { reparto: '<', schedule: '<', secondPhone: '1', email: 'x', authorisedName: '1' }
  const refused = [
    await refusedAt(usa, delivery, { phone: '' }),
    await refusedAt(cuba, delivery, { ...odd, between2: 'A' }),
  ]
  await cuba.send(delivery, typedForCuba)
  refused.push(await refusedAt(cuba, '/checkout/comprador', { locale: 'x' }))
  for (const { named, shown } of refused) {
    expect(named.length).toBeGreaterThan(4)
    expect(named).toEqual(shown)
  }
})
