import { expect, test } from 'vitest'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const dangerous = '1 x BAT-48V100\n1 x INV-3500-48H\n1 x ACC-BATC-4\n1 x ACC-BRK-125'
const safe = dangerous.replace('ACC-BATC-4', 'ACC-BATC-20').concat('\n1 x ACC-RCBO-40')

const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const stored = (name: string) =>
  asOwner(`select id from products where name = '${name}'`) as Promise<{ id: string }[]>

test('a kit that is a danger is saved only when staff confirm it, and nothing typed is lost', async () => {
  const browser = await staff()
  const name = 'Kit de ensayo con cable fino'
  const kit = { name, category: 'kit', components: dangerous, available_for: 'all' }
  try {
    const refused = await browser.send('/admin/products/new', kit)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('El fusible protege al cable: nunca mayor que lo que aguanta.')
    expect(refused.html).toContain('1 x ACC-BATC-4')
    expect(refused.page.has('checkbox', 'Sé que es un peligro y lo guardo así.')).toBe(true)
    expect(await stored(name)).toEqual([])
    const saved = await browser.send('/admin/products/new', { ...kit, confirm_danger: 'true' })
    expect(saved.status).toBe(303)
    const after = await browser.follow(saved)
    expect(after.text).toContain('Peligro. El fusible protege al cable')
  } finally {
    await asOwner(`delete from products where name = '${name}'`)
  }
})

test('in English a danger is named and confirmed in English', async () => {
  const browser = await staff()
  const name = 'Test kit with a thin cable'
  try {
    const kit = { name, category: 'kit', components: dangerous, available_for: 'all' }
    const refused = await browser.send('/admin/products/new?lng=en', kit)
    expect(refused.status).toBe(409)
    expect(refused.text).toMatch(/Danger\. The fuse protects the cable/)
    expect(refused.page.has('checkbox', /danger/i)).toBe(true)
    expect(refused.text).not.toMatch(/Peligro|Consejo/)
    expect(await stored(name)).toEqual([])
  } finally {
    await asOwner(`delete from products where name = '${name}'`)
  }
})

test('advice never stops saving', async () => {
  const browser = await staff()
  const name = 'Kit de ensayo con cable grueso'
  try {
    const kit = { name, category: 'kit', components: safe, available_for: 'all' }
    const saved = await browser.send('/admin/products/new', kit)
    expect(saved.status).toBe(303)
    expect((await browser.follow(saved)).text).toContain('Consejo. Una sola toma de tierra')
  } finally {
    await asOwner(`delete from products where name = '${name}'`)
  }
})

test('a battery whose new figures endanger a kit names the kit', async () => {
  const browser = await staff()
  const [inverter] = await asOwner(`select id from products where sku = 'INV-3500-48H'`)
  const at = `/admin/products/${inverter?.id}`
  const seen = (await browser.open(at)).page.valueOf('seen') ?? ''
  const figures = String(JSON.parse(seen).specs)
  const specs = figures.replace('pv_max_v = 500', 'pv_max_v = 150')
  const refused = await browser.send(at, { seen, specs })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Peligro. En Kit Casa: 2200 W y 5120 Wh a 48 V:')
  const [after] = await asOwner(`select specs from products where sku = 'INV-3500-48H'`)
  expect(after?.specs).toMatchObject({ pv_max_v: 500 })
})

test('a figure that a product does not state is shown as missing', async () => {
  const browser = await staff()
  const name = 'Inversor de ensayo sin datos'
  try {
    const inverter = { name, category: 'inverter', specs: 'continuous_w = 1000\nbattery_v = 12' }
    const saved = await browser.send('/admin/products/new', { ...inverter, available_for: 'all' })
    expect(saved.status).toBe(303)
    const { text } = await browser.follow(saved)
    expect(text).toMatch(
      /Dato que falta\. No se sabe de «este producto»: cuántos watts da en un arranque/,
    )
  } finally {
    await asOwner(`delete from products where name = '${name}'`)
  }
})

test('beside a danger staff read what will not work, too', async () => {
  const browser = await staff()
  const components = dangerous.concat('\n3 x PAN-550M')
  const kit = { name: 'Kit de tres paneles', category: 'kit', components, available_for: 'all' }
  const refused = await browser.send('/admin/products/new', kit)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Peligro. El fusible protege al cable')
  expect(refused.text).toContain('Con calor no llega al voltaje mínimo')
})
