import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { limitPlacing } from '#shop/orders/limits/placing-limits.service.server.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/limites'
const pedro = { email: 'pedro@example.com', phone: '+1 305 555 0161' }
const ana = { email: 'ana@example.com', phone: '+1 305 555 0162' }

async function refuse(buyers: readonly { readonly email: string; readonly phone: string }[]) {
  const now = new Date()
  const system = await asSystemActor({ now })
  const id = await inTransaction(system, ({ tx }) => productIdOf(tx, soldEverywhere))
  const attempts = buyers.map((buyer) => ({
    buyer: { ...buyer, address: '203.0.113.9', accountId: null },
    ...{ lines: [{ id, quantity: 50 }], total: cents(10_000), paysNow: false, isHuman: false },
  }))
  return limitPlacing(system, attempts, () => 60)
}

test('refused buyers of one network are told apart: each is found, and let through in its row, in both languages', async () => {
  await asOwner('delete from order_refusals')
  expect((await refuse([pedro, ana, ana])).map((refusal) => refusal?.code)).toEqual([
    ...['too_many_reserved', 'too_many_reserved', 'too_many_reserved'],
  ])
  const app = await testApp({ now: () => new Date() })
  const owner = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie, app)
  const rows = async (query = '') =>
    (await owner.open(path + query)).page
      .all('tbody tr')
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''))
      .map(([who = '', , times = '']) => [who, times])
      .toSorted()
  const [ofAna, ofPedro] = [`${ana.email} · ${ana.phone}`, `${pedro.email} · ${pedro.phone}`]
  expect(await rows()).toEqual([
    [ofAna, '2'],
    [ofPedro, '1'],
  ])
  expect(await rows('?quien=PEDRO')).toEqual([[ofPedro, '1']])
  expect(await rows(`?quien=${encodeURIComponent('555 0161')}`)).toEqual([[ofPedro, '1']])
  expect((await owner.open(`${path}?quien=nadie&lng=en`)).text).toContain('Nobody like that')
  const passed = await owner.send(path, { value: pedro.email, hours: '24' })
  expect(passed.status).toBe(303)
  const [ofPedroNow, ofAnaNow] = await refuse([pedro, ana])
  expect([ofPedroNow, ofAnaNow?.code]).toEqual([null, 'too_many_reserved'])
  await asOwner('delete from order_refusals; delete from order_passes')
})

test('a network with very many buyers fills one row, and the row says that there are others', async () => {
  await asOwner('delete from order_refusals')
  const crowd = Array.from({ length: 30 }, (_, n) => ({
    ...{ email: `a${n}@example.com`, phone: `+1 305 555 ${1000 + n}` },
  }))
  await refuse(crowd)
  const owner = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const { page, text } = await owner.open(path)
  expect(page.all('tbody tr')).toHaveLength(21)
  expect(text).toContain('y otros de su conexión')
  await asOwner('delete from order_refusals')
})
