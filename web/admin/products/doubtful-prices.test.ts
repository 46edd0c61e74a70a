import { expect, test } from 'vitest'
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
