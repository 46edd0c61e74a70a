import { expect, onTestFinished, test } from 'vitest'
import { embeddedDatabase } from './connect.ts'
import { openInMemory } from './embedded/open-embedded.ts'
import { refuseUnsafeRoles } from './refuse-unsafe.ts'

test('the embedded database opens with the roles of the shop, unless one of them sees past row-level security', async () => {
  const db = embeddedDatabase(await openInMemory())
  onTestFinished(() => db.close())
  await db.pool.query('create role anon; create role customer; create role admin')
  await expect(refuseUnsafeRoles(db)).resolves.toBeUndefined()
  await db.pool.query('create role system bypassrls')
  await expect(refuseUnsafeRoles(db)).rejects.toThrow(/^The database role system can bypass/)
})
