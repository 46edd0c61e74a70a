import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const sku = 'INV-3500-48H'

async function opened() {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const [product] = await asOwner(`select id, specs from products where sku = '${sku}'`)
  if (!product) throw new Error(`${sku} is gone`)
  const url = `/admin/products/${product.id}`
  return { browser, url, specs: product.specs as Record<string, unknown> }
}
const stored = async () => {
  const [product] = await asOwner(`select specs from products where sku = '${sku}'`)
  return product?.specs as Record<string, unknown>
}

test('the specifications of a product are typed by their names and units, one changed, one added, one taken out', async () => {
  const { browser, url, specs } = await opened()
  const { page, text } = await browser.open(url)
  expect(text).toContain('Voltaje máximo de los paneles (V)')
  expect(text).not.toMatch(/pv_max_v|surge_w = /)
  const seen = page.valueOf('seen') ?? ''
  const posted = Object.fromEntries(
    Object.entries(specs).map(([key, value]) => {
      const name = `specs.${key}`
      return [name, typeof value === 'boolean' ? String(value) : (page.valueOf(name) ?? '')]
    }),
  )
  try {
    const saved = await browser.send(url, {
      ...{ ...posted, seen, 'specs.surge_w': '', specs_added_1: 'max_c_rate' },
      ...{ specs_value_1: '0,5', specs_added_2: '-' },
    })
    expect(saved.status).toBe(303)
    const { surge_w: gone, ...others } = specs
    expect(gone).toBeDefined()
    expect(await stored()).toEqual({ ...others, max_c_rate: 0.5 })
  } finally {
    await asOwner(`update products set specs = '${JSON.stringify(specs)}' where sku = '${sku}'`)
  }
})

test('a figure that is added although it is there is refused beside the figures', async () => {
  const { browser, url, specs } = await opened()
  const seen = (await browser.open(url)).page.valueOf('seen') ?? ''
  const twice = { 'specs.battery_v': '48', specs_added_1: 'battery_v', specs_value_1: '24' }
  const refused = await browser.send(url, { seen, ...twice })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Un dato está dos veces'),
  ])
  expect(await stored()).toEqual(specs)
})
