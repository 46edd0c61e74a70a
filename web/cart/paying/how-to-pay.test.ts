import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { atCheckout, productId } from '#tests/harness/orders/checkout.ts'

const zelleUpTo = async (max: number | null) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql`update payment_method_settings set most_amount = ${max} where method = 'zelle'`.execute(tx),
  )

beforeAll(() => zelleUpTo(1.5))
afterAll(() => zelleUpTo(null))

const none = 'no hay forma de pagar este total en línea'
const why = 'Zelle: hasta $1.50.'

test('the cart says why a method is not among those of its sum', async () => {
  const product = await productId()
  const { text } = await visit(await testApp(), '/carrito', {
    headers: { Cookie: `cart=${product}:1; isShippingToCuba=true` },
  })
  expect(text).toContain(none)
  expect(text).toContain(why)
})

test('the first step of the checkout says the same as the cart, before anything is typed', async () => {
  const buyer = await atCheckout()
  const { text } = await buyer.open('/checkout/entrega')
  expect(text).toContain(none)
  expect(text).toContain(why)
})
