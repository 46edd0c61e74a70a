import { expect, test } from 'vitest'
import { cents, toDecimal } from '#kernel/money.ts'
import { changeProducts } from '#shop/catalogue/management/product-changes.service.server.ts'
import { usualRules } from '#shop/pricing/margin.rules.ts'
import { saveMarginRules } from '#shop/pricing/margins.service.server.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
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
    const category = { intent: 'propose', todos: '1', familia: 'panel' }
    const all = (await browser.send(path, category)).page.valuesOf('precio')
    expect(all).toHaveLength(ids.length - 1)
    const price = { from: toDecimal(cents(Number(to))), to: toDecimal(cents(Number(from))) }
    const back = [{ id, fields: { sell_price: price } }]
    expect(await changeProducts(await asAdmin(), back, { action: 'changed' })).toMatchObject({
      ok: true,
    })
  } finally {
    await putBack()
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
