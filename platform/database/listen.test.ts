import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { embeddedDatabase } from './connect.ts'
import { openInMemory } from './embedded/open-embedded.ts'

test('on the embedded database a listener that starts during an open transaction receives changes, also after a rollback', async () => {
  const db = embeddedDatabase(await openInMemory())
  const received: string[] = []
  let listening: ReturnType<typeof db.listen> | undefined
  const undone = db.kysely.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    listening = db.listen('changes', (change) => received.push(change))
    for (let query = 0; query < 20; query += 1) await sql`select ${query}::int`.execute(tx)
    throw new Error('undone')
  })
  const next = db.kysely.transaction().execute((tx) => sql`select 2`.execute(tx))
  await expect(undone).rejects.toThrow('undone')
  await next
  await listening
  await db.pool.query(`notify changes, 'one'`)
  await expect.poll(() => received).toEqual(['one'])
  await db.close()
})
