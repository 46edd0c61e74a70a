import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { withPostgres } from '../../scripts/test/with-postgres.ts'
import { serverDatabase } from './connect.ts'

const open = (url: string) => {
  const db = serverDatabase(url, createLog('silent'))
  onTestFinished(() => db.close())
  const send = (seconds: number) =>
    db.kysely.transaction().execute((tx) => sql`select pg_sleep(${seconds})`.execute(tx))
  return { db, send }
}

test.skipIf(process.platform !== 'linux')(
  'requests to a frozen server fail long before the statement timeout, later ones at once; it is probed until it responds',
  async () => {
    await withPostgres(async (url, server) => {
      const { send } = open(url)
      await Promise.all([send(0), send(0)])
      const requests = Promise.allSettled([send(0.2), send(0.2)])
      server.freeze()
      for (const ended of await requests)
        expect(String('reason' in ended && ended.reason)).toMatch(/terminated|not queryable/)
      await expect(send(0)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
      server.thaw()
      await expect.poll(() => send(0).then(() => 'well', String), { timeout: 30_000 }).toBe('well')
    })
  },
)

test('a slow statement is left alone while the server answers others', async () => {
  await withPostgres(async (url) => {
    const { send } = open(url)
    await expect(send(2.5)).resolves.toMatchObject({ rows: [{}] })
  })
})
