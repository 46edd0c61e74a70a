import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents, toDecimal } from '#kernel/money.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { changeProducts } from '#shop/catalogue/management/product-changes.service.server.ts'
import { usualRules } from '#shop/pricing/margin.rules.ts'
import { saveMarginRules } from '#shop/pricing/margins.service.server.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/settings/margins'
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const margins = {
  kit: '20',
  battery: '20',
  panel: '32,5',
  inverter: '20',
  portable: '20',
  accessory: '20',
}
const rules = { intent: 'rules', ...margins, floor: '12', rounding: 'whole' }
const putBack = async () => saveMarginRules(await asAdmin(), usualRules)

test('without scripts the owner stores rules, previews the proposed prices and saves them (A-054)', async () => {
  const browser = await staff()
  try {
    expect(redirectTarget(await browser.send(path, rules))).toBe(`${path}?guardado=1`)
    const page = await browser.open(`${path}?familia=panel&libra=4`)
    expect(page.page.values).toContain('32.5')
    expect(page.text).toContain('En Cuba con lo propuesto a $4.00 por libra')
    const ids = page.page.valuesOf('id')
    expect(ids.length).toBeGreaterThan(2)
    const review = await browser.send(path, { intent: 'propose', id: ids[0] ?? '' })
    expect(review.status).toBe(200)
    expect(review.text).toContain('Cambiaría 1 precio de venta')
    const input = review.page.valueOf('precio') ?? ''
    const [id = '', from = '', to = ''] = input.split(':')
    expect([id, Number(to) % 100]).toEqual([ids[0], 0])
    expect(redirectTarget(await browser.send(path, { intent: 'save', precio: input }))).toBe(
      `${path}?cambiados=1`,
    )
    const stale = await browser.send(path, { intent: 'save', precio: input })
    expect([stale.status, stale.text.includes('es otro desde que miraste')]).toEqual([409, true])
    const price = { from: toDecimal(cents(Number(to))), to: toDecimal(cents(Number(from))) }
    const back = [{ id, fields: { sell_price: price } }]
    expect(await changeProducts(await asAdmin(), back, { action: 'changed' })).toMatchObject({
      ok: true,
    })
  } finally {
    await putBack()
  }
})

const inShop = async (statement: ReturnType<typeof sql>) =>
  inTransaction(await asSystemActor(), async ({ tx }) => (await statement.execute(tx)).rows)

test('without scripts every price of a large catalogue is saved by a form that does not grow with it', {
  timeout: 60_000,
}, async () => {
  const browser = await staff()
  const before = await inShop(sql`select id, sell_price from products`)
  await inShop(sql`insert into products (name, sku, category, cost_price, sell_price)
    select 'Cable de prueba ' || n, 'MANY-' || n, 'accessory', 10, 11 from generate_series(1, 2000) n`)
  try {
    const propose = { intent: 'propose', todos: '1', familia: 'accessory' }
    const review = await browser.send(path, propose)
    expect(review.text).toMatch(/Cambiarían 2\D0\d\d precios de venta/)
    expect(review.text).toMatch(/y 1\D\d{3} más/)
    expect(review.page.valuesOf('precio')).toEqual([])
    const seen = review.page.valueOf('vistos') ?? ''
    const save = { ...propose, intent: 'save', vistos: seen }
    await inShop(sql`update products set sell_price = 12 where sku = 'MANY-1999'`)
    const stale = await browser.send(path, save)
    expect([stale.status, stale.text.includes('es otro desde que miraste')]).toEqual([409, true])
    expect(
      await inShop(sql`select from products where sku like 'MANY-%' and sell_price > 12`),
    ).toEqual([])
    const again = (await browser.send(path, propose)).page.valueOf('vistos') ?? ''
    const saved = redirectTarget(await browser.send(path, { ...save, vistos: again }))
    expect(Number(/cambiados=(\d+)/.exec(saved)?.[1])).toBeGreaterThanOrEqual(2_000)
    expect(
      await inShop(sql`select from products where sku like 'MANY-%' and sell_price <= 12`),
    ).toEqual([])
  } finally {
    await inShop(sql`delete from products where sku like 'MANY-%'`)
    await inShop(sql`update products p set sell_price = b.sell_price
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b (id uuid, sell_price numeric)
      where b.id = p.id and p.sell_price is distinct from b.sell_price`)
  }
})

test('an impossible percentage is refused beside its field; an unreadable form changes nothing', async () => {
  const browser = await staff()
  const invalid = await browser.send(path, { ...rules, panel: '95', floor: 'mucho', rounding: 'x' })
  expect(invalid.status).toBe(400)
  expect(invalid.text.match(/Escribe un porcentaje de 0 a 90/g)).toHaveLength(2)
  expect(invalid.page.values).toContain('mucho')
  const nonsense: readonly Record<string, string>[] = [
    {},
    { intent: 'propose' },
    { intent: 'propose', id: 'x' },
    { intent: 'save', precio: 'x:y:z' },
    { intent: 'save' },
    { intent: '__proto__' },
  ]
  for (const posted of nonsense)
    expect([posted, (await browser.send(path, posted)).status]).toEqual([posted, 400])
  const odd = await browser.open(`${path}?familia=x&libra=mucho&pagina=-1`)
  expect([odd.status, odd.text.includes('Escribe la libra como')]).toEqual([200, true])
})

test('margins are visible to staff only (A-054)', async () => {
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  expect((await customer.open(path)).status).toBe(403)
  expect((await customer.send(path, rules)).status).toBe(403)
  expect((await (await staff()).open(`${path}?lng=en`)).text).toContain('Margins')
})
