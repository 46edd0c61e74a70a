import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { productId } from '#tests/harness/orders/checkout.ts'

const kit = 'kit-luz-100-w-y-640-wh'
const battery = 'bateria-lifepo4-12-v-100-ah'
const asked = '?lugar=US-FL&lng=en'

test('a sheet is led to by the id that mails and orders hold, in the place and language they ask for', async () => {
  const leads = async (name: string) => {
    const url = `/catalogo/${name}/instalacion${asked}`
    const { status, headers } = await visit(await testApp(), url)
    return [status, headers.get('Location')]
  }
  expect(await leads(await productId(kit))).toEqual([301, `/catalogo/${kit}/instalacion${asked}`])
  expect(await leads(battery)).toEqual([
    302,
    `/guia-instalacion?producto=${battery}&lugar=US-FL&lng=en`,
  ])
})
