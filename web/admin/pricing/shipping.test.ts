import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/shipping'
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const product = '/catalogo/kit-luz-100-w-y-640-wh'
const toCuba = 'isShippingToCuba=true'

const priceInCuba = async () =>
  /\$[\d,]+\.\d\d/.exec((await (await aBrowser(toCuba)).open(product)).text)?.[0]
const deleteNewest = async () =>
  inTransaction(asSystem(await testDatabase(), 'a test puts the tariff back'), ({ tx }) =>
    sql`delete from shipping_settings where cost_per_pound <> 1.99`.execute(tx),
  )

test('the owner previews every changed price, confirms, and buyers see the new prices (A-056)', async () => {
  const browser = await staff()
  const before = await priceInCuba()
  const preview = await browser.open(`${path}?libra=2%2C49&agencia=0&entrega=50.00`)
  expect(preview.status).toBe(200)
  expect(preview.text).toContain('Leímos: $2.49 por libra, $0.00 de agencia por pedido, $50.00')
  expect(preview.text).toMatch(/Cambiarían \d+ precios puestos en Cuba: \d+ suben, 0 bajan/)
  expect(preview.text).toContain('Página 1 de 2')
  expect(await priceInCuba()).toBe(before)
  const fields = {
    libra: '2.49',
    agencia: '0.00',
    entrega: '50.00',
    visto: preview.page.valueOf('visto') ?? '',
  }
  try {
    expect(redirectTarget(await browser.send(path, fields))).toBe(`${path}?guardado=1`)
    expect(await priceInCuba()).not.toBe(before)
    const page = await browser.open(`${path}?guardado=1`)
    expect(page.text).toContain('La tarifa está en vigor')
    expect(page.text).toMatch(/en vigor.*anterior/)
    const again = await browser.send(path, { ...fields, libra: '9' })
    expect([again.status, again.text.includes('otra persona activó una tarifa')]).toEqual([
      409,
      true,
    ])
  } finally {
    await deleteNewest()
  }
  expect(await priceInCuba()).toBe(before)
})

test('an invalid figure is refused beside its field, and the fields stay filled', async () => {
  const browser = await staff()
  const { status, text, page } = await browser.open(`${path}?libra=1.299&agencia=&entrega=50`)
  expect(status).toBe(200)
  expect(text.match(/Escribe una cifra como 1.99 o 1,99/g)).toHaveLength(2)
  expect(page.valueOf('libra')).toBe('1.299')
  expect(text).not.toContain('Activar esta tarifa')
  const nonsense: readonly Record<string, string>[] = [{}, { libra: 'x' }, { libra: '1' }]
  for (const posted of nonsense) expect((await browser.send(path, posted)).status).toBe(400)
  const odd = await browser.open(`${path}?libra=1&agencia=1&entrega=1&pagina=${'9'.repeat(40)}`)
  expect(odd.status).toBe(200)
})

test('the page is available in English and links to the provinces; only staff open it (A-056)', async () => {
  const { text, page } = await (await staff()).open(`${path}?lng=en`)
  expect(text).toContain('Shipping rates')
  expect(page.hrefs).toContain('/admin/provincias')
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  expect((await customer.open(path)).status).toBe(403)
  expect((await customer.send(path, { libra: '1', agencia: '1', entrega: '1' })).status).toBe(403)
})
