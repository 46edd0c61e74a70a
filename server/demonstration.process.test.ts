import { expect, onTestFinished, test } from 'vitest'
import { asSystem } from '#platform/database/transaction.ts'
import { listsHeld } from '#shop/compliance/lists/lists.service.server.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'
import { fillDemonstration } from './demonstration.ts'

test('a shop that has products but lost its lists, or never had any, screens names after the next start', async () => {
  const db = await copyInMemory(await filledDump())
  onTestFinished(() => db.close())
  const held = () => listsHeld(asSystem(db, 'look at the lists'))
  const before = (await held()).map(({ list }) => list)
  await db.pool.query('truncate screening_lists cascade')
  expect(await held()).toEqual([])
  expect(await fillDemonstration(db)).toBe(false)
  expect((await held()).map(({ list }) => list)).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})
