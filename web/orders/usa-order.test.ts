import { expect, test } from 'vitest'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()

async function payersPage() {
  const order = await anOrder()
    .inUsa()
    .place(await asSystemActor({ config: signingConfig }))
  return visit(app, linkOf({ config: signingConfig }, order, 'payer'))
}

test('the order page lists shipping in the USA, as the cart and the letter do', async () => {
  const { text } = await payersPage()
  expect(text).toMatch(/Envío en EE\. UU\.\s*\$0\.00\s*Impuesto/)
})
