import { expect, onTestFinished, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const name = 'Inversor de ensayo con datos'
const lines = 'battery_v = 48\ncharge_adjustable = true\npv_max_v = 500\nsurge_w = 7000'

const stored = async () => {
  const [product] = await asOwner(`select id, specs from products where name = '${name}'`)
  return product as { id: string; specs: Record<string, unknown> }
}

/** A product of its own: no kit or page of others knows it. */
async function opened() {
  onTestFinished(async () => {
    await asOwner(`delete from products where name = '${name}'`)
  })
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const product = { name, category: 'inverter', available_for: 'all', specs: lines }
  expect((await browser.send('/admin/products/new', product)).status).toBe(303)
  const { id, specs } = await stored()
  return { browser, url: `/admin/products/${id}`, specs }
}

test('the specifications of a product are typed by their names and units, one changed, one added, one taken out', async () => {
  const { browser, url, specs } = await opened()
  const { page, text } = await browser.open(url)
  expect(text).toContain('Voltaje máximo por entrada (V)')
  expect(text).not.toMatch(/pv_max_v|surge_w = /)
  const seen = page.valueOf('seen') ?? ''
  const posted = Object.fromEntries(
    Object.entries(specs).map(([key, value]) => {
      const name = `specs.${key}`
      return [name, typeof value === 'boolean' ? String(value) : (page.valueOf(name) ?? '')]
    }),
  )
  const saved = await browser.send(url, {
    ...{ ...posted, seen, 'specs.surge_w': '', specs_added_1: 'max_c_rate' },
    ...{ specs_value_1: '0,5', specs_added_2: '-' },
  })
  expect(saved.status).toBe(303)
  const { surge_w: gone, ...others } = specs
  expect(gone).toBeDefined()
  expect((await stored()).specs).toEqual({ ...others, max_c_rate: 0.5 })
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
  expect((await stored()).specs).toEqual(specs)
})

test('what is one of few is chosen by its words, units are named, and no code or unknown choice is read', async () => {
  const { browser, url, specs } = await opened()
  const { page, text } = await browser.open(url)
  const mount = page.within(page.field('Montaje'))
  expect(mount.text).toContain('En el piso, con ruedas')
  expect(mount.text).not.toContain('floor, wheels')
  expect(page.field('Categoría').textContent).not.toContain('Desconocido')
  expect(text).not.toMatch(/\(usd\)|Garantía Su valor/)
  expect(text).toContain('Garantía (años)')
  expect(text).toContain('Lo que aguanta un instante, cuando arranca un motor.')
  const seen = page.valueOf('seen') ?? ''
  const posted = Object.fromEntries(
    Object.entries(specs).map(([key, value]) => [`specs.${key}`, String(value)]),
  )
  const chosen = {
    'specs.mount': 'floor, wheels',
    'specs.role': '-',
    'specs_other.material': 'cobre',
  }
  expect(
    (await browser.send(url, { ...posted, ...chosen, 'specs.material': '-', seen })).status,
  ).toBe(303)
  expect((await stored()).specs).toEqual({ ...specs, mount: 'floor, wheels', material: 'cobre' })
})
