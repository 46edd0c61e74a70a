import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { inTransaction } from '../transaction.ts'
import { readOnce } from './read-once.ts'
import { RequestReads } from './request-reads.ts'
import { createStore } from './stored.ts'

test('who holds the connection does not wait for what another request reads, which waits for the connection', async () => {
  const db = await testDatabase()
  const store = createStore()
  const aRequest = () => ({
    ...ctxOf(db, actors.anon),
    reads: new RequestReads(db.connections, store),
  })
  const settings = (ctx: ReturnType<typeof aRequest>) =>
    inTransaction(ctx, (inside) =>
      readOnce(inside, 'settings', async () => {
        const { rows } = await sql<{ one: number }>`select 1 as one`.execute(inside.tx)
        return rows[0]?.one
      }),
    )
  const first = aRequest()
  const others = Array.from({ length: 12 }, aRequest)
  const values = await inTransaction(first, async (inside) => {
    await sql`select 2`.execute(inside.tx)
    // they begin to read what the first wants next, and wait for connections
    const waiting = others.map(settings)
    await new Promise((resolve) => setImmediate(resolve))
    return { own: await settings(first), waiting }
  })
  expect([values.own, ...(await Promise.all(values.waiting))]).toEqual(Array(13).fill(1))
})
