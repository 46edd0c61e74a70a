import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { unzipped } from '#platform/zip.ts'
import { reportDamage } from '#shop/orders/images/damage.service.server.ts'
import { addDeliveryImage } from '#shop/orders/images/images.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { addProof } from '#shop/payments/manual-transfer/proofs.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { actors, asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const files = memoryStore()

async function aDeliveredOrder() {
  const system = await asSystemActor({ files })
  const { id, number } = await anOrder().paidBy('zelle').insert(system.db)
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const fields = {
    sender: 'Ana Núñez',
    confirmation: 'C',
    amount: '1',
    paidOn: parseDay('2020-01-01'),
  }
  await addProof(system, id, { bytes: await aScreenshot('#123456'), fields })
  await inTransaction(system, async ({ tx }) => {
    await sql`update orders set delivery_status = 'delivered', payment_status = 'paid'
      where id = ${id}`.execute(tx)
    await sql`insert into order_changes (order_id, axis, to_state, by_role, changed_at)
      values (${id}, 'delivery', 'delivered', 'system', ${system.now})`.execute(tx)
  })
  return { system, id, number }
}

async function archiveOf(number: string) {
  const { cookie } = await aUser((await asSystemActor()).db, { role: 'admin' })
  const app = await testApp({ files })
  const path = `http://shop.test/admin/pedidos/${number}/expediente.zip`
  const response = await app.request(path, { headers: { Cookie: cookie } })
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  return Buffer.from(await response.arrayBuffer())
}

const namesIn = (archive: Buffer, folder: string) => [
  ...new Set(archive.toString('latin1').match(new RegExp(`${folder}/[a-z0-9.-]+\\.webp`, 'g'))),
]

test('the archive of an order holds proof of payment, photos of the delivery and of damage, as they are stored', async () => {
  const { system, id, number } = await aDeliveredOrder()
  const staff = ctxOf(system.db, actors.admin, { files })
  for (const colour of ['#335577', '#775533'])
    expect((await addDeliveryImage(staff, id, await aScreenshot(colour))).ok).toBe(true)
  const damage = {
    ...{ description: 'llegó roto', reporter: 'payer' as const },
    files: [await aScreenshot('#991122')],
  }
  expect(
    (await reportDamage(system, { id, destination: 'cuba', delivery: 'delivered' }, damage)).ok,
  ).toBe(true)
  const archive = await archiveOf(number)
  const file = unzipped(archive)
  const folders = { 'payment-proofs': 1, 'delivery-photos': 2, 'damage-photos': 1 }
  const buckets: Record<string, string> = { 'payment-proofs': 'zelle_screenshots' }
  for (const [folder, count] of Object.entries(folders)) {
    const names = namesIn(archive, folder)
    expect([folder, names.length]).toEqual([folder, count])
    for (const name of names) {
      const stored = await files.get(buckets[folder] ?? 'order_pictures', name.split('/')[1] ?? '')
      expect(file(name)).toBe(stored?.bytes.toString('utf8'))
    }
  }
  expect(JSON.parse(file('export-file.json') ?? '')).toMatchObject({ orderNumber: number })
})

test('a photo whose file is missing leaves the rest of the archive complete', async () => {
  const { system, id, number } = await aDeliveredOrder()
  const staff = ctxOf(system.db, actors.admin, { files })
  await addDeliveryImage(staff, id, await aScreenshot('#445566'))
  for (const name of namesIn(await archiveOf(number), 'delivery-photos'))
    await files.remove('order_pictures', name.split('/')[1] ?? '')
  const archive = await archiveOf(number)
  expect(namesIn(archive, 'delivery-photos')).toEqual([])
  const history = unzipped(archive)('history.csv')
  expect(history).toContain('Entrega,,entregado,')
  expect(history).toContain('Fecha (hora de Cuba)')
  expect(history).not.toMatch(/T\d\d:\d\d/)
})
