import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { withPostgres } from '../../scripts/test/with-postgres.ts'
import { serverDatabase } from './connect.ts'

const open = (url: string) => {
  const db = serverDatabase(url, createLog('silent'))
  onTestFinished(() => db.close())
  const ask = (seconds: number) =>
    db.kysely.transaction().execute((tx) => sql`select pg_sleep(${seconds})`.execute(tx))
  return { db, ask }
}

test.skipIf(process.platform !== 'linux')(
  'whoever waits for a server that stands still is told long before a statement may end, whoever comes then at once; it is asked again until it goes on',
  async () => {
    await withPostgres(async (url, server) => {
      const { ask } = open(url)
      await Promise.all([ask(0), ask(0)])
      const asked = Promise.allSettled([ask(0.2), ask(0.2)])
      server.freeze()
      for (const ended of await asked)
        expect(String('reason' in ended && ended.reason)).toMatch(/terminated|not queryable/)
      await expect(ask(0)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
      server.thaw()
      await expect.poll(() => ask(0).then(() => 'well', String), { timeout: 30_000 }).toBe('well')
    })
  },
)

test('a slow statement is left alone while the server answers others', async () => {
  await withPostgres(async (url) => {
    const { ask } = open(url)
    await expect(ask(2.5)).resolves.toMatchObject({ rows: [{}] })
  })
})
