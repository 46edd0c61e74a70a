import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { allowLogin, migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { loginRole } from '#tests/harness/database/prepare-database.ts'
import { withPostgres } from '../scripts/test/with-postgres.ts'
import { createChangeBus } from './change-bus.ts'

async function prepare(owner: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: owner, max: 1 })
  await pool.query(`create role ${loginRole} login`)
  await migrate(pool)
  await allowLogin(pool, loginRole)
  await pool.end()
  return owner.replace('owner@', `${loginRole}@`)
}

async function shopOn(url: string) {
  const db = serverDatabase(url, createLog('silent'))
  onTestFinished(() => db.close())
  return testApp({ db, changeBus: await createChangeBus(db) })
}

type Shop = Awaited<ReturnType<typeof shopOn>>

async function untilWell(app: Shop): Promise<void> {
  while ((await visit(app, '/')).status !== 200) await pause(50)
}

async function expectErrorPage(app: Shop): Promise<void> {
  const pages = await Promise.all(
    ['/', '/catalogo', '/nothing', '/healthz'].map((path) => visit(app, path)),
  )
  expect(pages.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  for (const { headers } of pages) expect(headers.get('Retry-After')).toBe('5')
}

test('while the server is stopped pages answer 503 without waiting for it, and recover alone', async () => {
  await withPostgres(async (owner, server) => {
    const app = await shopOn(await prepare(owner))
    await untilWell(app)
    await server.stop()
    await expectErrorPage(app)
    await server.start()
    await untilWell(app)
  })
})

test('an exhausted pool answers 503 before it is free, and serves again when it is free', async () => {
  await withPostgres(async (owner) => {
    const url = await prepare(owner)
    const db = serverDatabase(url, createLog('silent'))
    onTestFinished(() => db.close())
    const app = await testApp({ db, changeBus: await createChangeBus(db) })
    const taken = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()))
    await expectErrorPage(app)
    for (const client of taken) client.release()
    await untilWell(app)
  })
})

test('a server that became read-only still shows the shop', async () => {
  await withPostgres(async (owner) => {
    const url = await prepare(owner)
    const app = await shopOn(`${url}?options=-c%20default_transaction_read_only%3Don`)
    expect((await visit(app, '/')).status).toBe(200)
  })
})
