import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { typedForCuba } from '#shop/checkout/checkout.fixture.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { atCheckout } from '#tests/harness/orders/checkout.ts'

const page = '/checkout/entrega'

test('shows how each province is served before the payment, and stops where nothing is delivered', async () => {
  const db = await testDatabase()
  const suspend = (mode: string, days: number | null) =>
    inTransaction(asSystem(db, 'a test'), ({ tx }) =>
      sql`update province_services set mode = ${mode}, days_min = ${days}, days_max = ${days} where code = '35'`.execute(
        tx,
      ),
    )
  await suspend('suspended', null)
  try {
    const browser = await atCheckout()
    const { text } = await browser.open(page)
    expect(text).toMatch(/La Habana A domicilio, entre el \d+ .*?y el \d+ de /)
    expect(text).toContain('Guantánamo Entregas suspendidas por ahora')
    expect(text).toMatch(/Isla de la Juventud Solo recogida en un punto, entre el \d+ /)
    expect(text).toContain('Las fechas cuentan 2 días hábiles de preparación')
    expect(text).not.toMatch(/\d+ a \d+ días/)
    const sent = await browser.send(page, {
      ...typedForCuba,
      province: '35',
      municipality: '35.04',
    })
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('Las entregas en esta provincia están suspendidas por ahora.')
  } finally {
    await suspend('door', 20)
  }
})

test('shows once when it arrives: in general, or in the province chosen at the product', async () => {
  const anywhere = (await (await atCheckout()).open(page)).text
  expect(anywhere.match(/Llega a \S+/g)).toEqual(['Llega a Cuba'])
  const browser = await atCheckout({ cookie: 'province=32' })
  const { text, page: shown } = await browser.open(page)
  expect(shown.all('option[value="32"][selected]')).toHaveLength(1)
  expect(text.match(/Llega a \S+ entre el/g)).toEqual(['Llega a Holguín entre el'])
  await browser.send(page, { ...typedForCuba, to: 'usa' })
  expect((await browser.open(page)).text).not.toContain('Llega a')
})
