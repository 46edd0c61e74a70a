import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const config = signingConfig

test('what was bought with an installation is ordered again with it, also without scripts', async () => {
  const order = await anOrder().place(await asSystemActor({ config }))
  await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`update orders set installation_cents = 5000, total_cents = total_cents + 5000
      where id = ${order.id}`.execute(tx),
  )
  const browser = await aBrowser('isShippingToCuba=true')
  const link = linkOf({ config }, order, 'payer')
  await browser.send(link, { intent: 'cancel' })
  const { page } = await browser.open(link)
  const [set = '', installation = ''] = [page.valueOf('set'), page.valueOf('installation')]
  expect(installation).toBe('true')
  await browser.send('/carrito', { intent: 'add-set', set, installation })
  expect((await browser.open('/carrito')).text).toMatch(/Servicio de instalación \$50\.00/)
})
