import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

test('the product page asks about a price that more than trebles or falls below its cost, as an import does', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const name = 'Cable de ensayo de precios'
  try {
    const fields = { name, category: 'accessory', sell_price: '1.50', available_for: 'all' }
    expect((await browser.send('/admin/products/new', fields)).status).toBe(303)
    const [row] = await asOwner(`select id from products where name = '${name}'`)
    const path = `/admin/products/${row?.id}`
    const seen = (await browser.open(path)).page.valueOf('seen') ?? ''
    const far = { seen, name, sell_price: '1234.56' }
    const asked = await browser.send(path, far)
    expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('más del triple')])
    expect(asked.page.has('checkbox', 'Revisé estos precios y los quiero así.')).toBe(true)
    expect(asked.page.values).toContain('1234.56')
    const below = { seen, name, sell_price: '2', cost_price: '900' }
    expect((await browser.send(`${path}?lng=en`, below)).text).toContain('below its cost')
    const price = () =>
      asOwner(`select sell_price::text as price from products where id = '${row?.id}'`)
    expect(await price()).toEqual([{ price: '1.50' }])
    expect((await browser.send(path, { ...far, confirm_prices: 'true' })).status).toBe(303)
    expect(await price()).toEqual([{ price: '1234.56' }])
  } finally {
    await asOwner(`delete from products where name = '${name}'`)
  }
})

test('the table and a change of all ask about every price that falls below its cost, by product', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const name = 'Lámpara de ensayo bajo costo'
  const send = async (body: object) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return visit(await testApp(), '/admin/products.data', init)
  }
  try {
    const [row] = await asOwner(
      `insert into products (name, category, sell_price, cost_price, available_for, is_active)
       values ('${name}', 'accessory', 230, 148, 'all', false) returning id`,
    )
    const price = async () =>
      (await asOwner(`select sell_price::text as price from products where id = '${row?.id}'`))[0]
        ?.price
    const halved = { id: row?.id, fields: { sell_price: { from: '230.00', to: '115.00' } } }
    const bulk = { query: `buscar=${encodeURIComponent(name)}`, count: 1 }
    const all = { ...bulk, field: 'sell_price', way: 'percent', input: '-50' }
    for (const body of [{ changes: [halved] }, { bulk: all }]) {
      const asked = await send(body)
      expect([asked.status, await price()]).toEqual([409, '230.00'])
      expect(asked.html).toContain('below_cost')
      expect(asked.html).toContain(name)
    }
    expect((await send({ changes: [halved], confirmed: true })).status).toBe(200)
    expect(await price()).toBe('115.00')
  } finally {
    await asOwner(`delete from products where name = '${name}'`)
  }
})
