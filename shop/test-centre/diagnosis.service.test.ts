import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { asAdmin, asCustomer, asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { countedTables, serverChecks, testOrders } from './diagnosis.rules.ts'
import { type CheckName, runCheck, runChecks } from './diagnosis.service.server.ts'

const admin = () => asAdmin({ config: signingConfig, now: new Date() })

async function finding(name: CheckName, overrides: Partial<Ctx> = {}) {
  const run = await runCheck({ ...(await admin()), ...overrides }, name)
  if (!run.ok) throw new Error(run.code)
  return run.value
}

const everything = async (): Promise<unknown> =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const counts = sql.join(
      [
        'orders',
        'products',
        'users',
        'outbox',
        'zelle_payments',
        'shipping_settings',
        'coupons',
      ].map((table) => sql`(select count(*) from ${sql.table(table)})`),
    )
    return (await sql`select array[${counts}] as counts`.execute(tx)).rows
  })

test('every named table is counted correctly (A-281, A-282, A-283, A-284, A-285, A-286)', async () => {
  for (const table of countedTables) {
    const { rows } = await inTransaction(await asAdmin(), ({ tx }) =>
      sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx),
    )
    const text = await finding(`count_${table}`)
    expect(text.message.replace(/\u00a0/g, '')).toBe(`Filas: ${rows[0]?.count}`)
  }
})

test('no check and no test order leaves data behind', async () => {
  const before = await everything()
  const results = await runChecks(await admin(), [...serverChecks, ...testOrders])
  expect(await everything()).toEqual(before)
  const failed = Object.entries(results).filter(([, { status }]) => status === 'error')
  // disk space and other tests' e-mails vary
  expect(failed.filter(([name]) => !['disk', 'queue'].includes(name))).toEqual([])
  expect(Object.keys(results)).toHaveLength(serverChecks.length + testOrders.length)
})

test('row security is read from the database function, and a visitor may not read orders (A-231, A-267)', async () => {
  expect(await finding('row_security')).toMatchObject({
    status: 'success',
    message: expect.stringMatching(/^Todas con seguridad forzada y políticas: \d+$/),
  })
  expect(await finding('orders_signed_out')).toMatchObject({
    status: 'success',
    message: 'La base de datos se niega',
  })
})

test('a fresh account signs in as a customer and is deleted like any user (A-232, A-280)', async () => {
  expect(await finding('fresh_customer')).toMatchObject({
    status: 'success',
    message: 'Entró como cliente; la cuenta ya se borró',
  })
})

test('a file is written to the bucket of the screenshots and deleted again (A-278, A-279)', async () => {
  const { files } = await admin()
  const steps: string[] = []
  const watched: Ctx['files'] = {
    put: (bucket, name, bytes, facts) => {
      steps.push(`put ${bucket}`)
      return files.put(bucket, name, bytes, facts)
    },
    get: (bucket, name) => files.get(bucket, name),
    remove: (bucket, name) => {
      steps.push(`remove ${bucket}`)
      return files.remove(bucket, name)
    },
    list: (bucket) => files.list(bucket),
  }
  expect((await finding('storage', { files: watched })).status).toBe('success')
  expect(steps).toEqual(['put zelle_screenshots', 'remove zelle_screenshots'])
  const broken = { ...watched, get: () => Promise.resolve(null) }
  expect((await finding('storage', { files: broken })).status).toBe('error')
})

test('a Zelle payment is inserted, read and deleted (A-277)', async () => {
  expect(await finding('zelle_payments')).toMatchObject({
    status: 'success',
    message: 'Insertado, leído y borrado; la transacción se deshizo',
  })
})

test('a Zelle payment that the shop refuses says why in words', async () => {
  const set = async (value: string) =>
    asOwner(
      `update site_settings set setting_value = '${value}' where setting_key = 'maintenance_mode'`,
    )
  await set('true')
  try {
    expect(await finding('zelle_payments')).toMatchObject({
      status: 'warning',
      message: 'La tienda no lo aceptó: está cerrada por mantenimiento.',
    })
  } finally {
    await set('false')
  }
})

test("test orders cost what the vectors require, to both destinations, through the shop's own verb", async () => {
  expect((await finding('order_cuba')).message).toBe('Pedido hecho por $638.43 y deshecho')
  expect((await finding('order_usa')).message).toBe('Pedido hecho por $458.00 y deshecho')
  expect((await finding('order_unsigned')).status).toBe('success')
  expect((await finding('order_too_many')).status).toBe('success')
})

test('only an administrator runs a check', async () => {
  for (const ctx of [await asVisitor(), await asCustomer(), await asSystemActor()])
    expect(await runCheck(ctx, 'count_orders')).toEqual({ ok: false, code: 'not_allowed' })
})

test('a check that times out reports it and reveals nothing', async () => {
  const files = { ...(await admin()).files, put: () => Promise.reject(new Error('disk is full')) }
  const text = await finding('storage', { files })
  expect(text.status).toBe('error')
  expect(text.message).toBe('La prueba no pudo terminar; el detalle está en el registro')
})

test('lists, e-mails, disk and backups are assessed like the doctor assesses them', async () => {
  expect((await finding('queue')).message).toMatch(/en espera/)
  expect((await finding('disk')).message).toMatch(/MB/)
  expect((await finding('lists')).message).toMatch(/^De demostración, días de la más vieja: \d+/)
  expect(await finding('backups')).toMatchObject({ message: 'Todavía no hay ninguna copia' })
  const signed = { ...signingConfig, SCREENING_DEMO: 'off' } as const
  expect(await finding('lists', { config: signed })).toMatchObject({
    status: 'error',
    message: expect.stringMatching(/; pasan de 7$/),
  })
})
