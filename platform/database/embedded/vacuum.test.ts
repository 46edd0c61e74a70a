import { expect, test } from 'vitest'
import { embeddedDatabase } from '../connect.ts'
import { openInMemory } from './open-embedded.ts'
import { vacuumEmbedded } from './vacuum.ts'

const going = new AbortController().signal

test('space of deleted rows is reused, a clean table is skipped, and closing does not wait', async () => {
  const db = embeddedDatabase(await openInMemory())
  const sizes = async () => {
    const { rows } = await db.pool.query(`select pg_relation_size('busy') as bytes`)
    return Number(rows[0].bytes)
  }
  const write = async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await db.pool.query('update busy set count = count + 1')
  }
  await db.pool.query('create table busy (id int primary key, count int)')
  await db.pool.query('create table quiet (id int)')
  await db.pool.query('insert into busy select n, 0 from generate_series(1, 1000) n')
  await db.pool.query('insert into quiet values (1)')
  expect(await vacuumEmbedded(db, going)).toEqual(expect.arrayContaining(['public.busy']))
  await write()
  const worn = await sizes()
  expect(await vacuumEmbedded(db, going)).toEqual(['public.busy'])
  await write()
  expect(await sizes()).toBe(worn)
  expect(await vacuumEmbedded(db, AbortSignal.abort())).toEqual([])
  expect(await vacuumEmbedded(db, going)).toEqual(['public.busy'])
  expect(await vacuumEmbedded(db, going)).toEqual([])
  await db.close()
})
