import { expect, test } from 'vitest'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const usual = aRecipient({})
const { address } = usual
if (address.kind !== 'cuba') throw new Error('the usual recipient lives in Cuba')

async function labelOf(delivery: 'door' | 'pickup') {
  const { db } = await asSystemActor()
  const { cookie } = await aUser(db, { role: 'admin' })
  const recipient = aRecipient({ address: { ...address, delivery } as typeof address })
  const { number } = await anOrder().inCuba().paid().recipient(recipient).insert(db)
  const path = `/admin/pedidos/${number}/papeles`
  const { page } = await visit(await testApp(), path, { headers: { Cookie: cookie } })
  return page.byRole('region', 'Etiqueta').textContent ?? ''
}

test('the label of what is picked up says where it waits, and not where its recipient lives', async () => {
  const place = `SE RECOGE EN UN PUNTO DE ${address.province.toUpperCase()}`
  const pickup = await labelOf('pickup')
  expect(pickup).toContain(place)
  expect(pickup).toContain(usual.givenNames)
  expect(pickup).not.toContain(address.street)
  const door = await labelOf('door')
  expect(door).toContain(address.street)
  expect(door).not.toContain('SE RECOGE')
})
