import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { withSecret } from './shop-secret.ts'

test('a shop that was given no secret signs with the one of its database, in every process', async () => {
  const db = await testDatabase()
  const [one, other] = [await withSecret(db, readConfig({})), await withSecret(db, readConfig({}))]
  expect(one.SESSION_SECRET.length).toBeGreaterThanOrEqual(32)
  expect(other.SESSION_SECRET).toBe(one.SESSION_SECRET)
})

test('a configured secret is used', async () => {
  const SESSION_SECRET = 'x'.repeat(32)
  const config = await withSecret(await testDatabase(), readConfig({ SESSION_SECRET }))
  expect(config.SESSION_SECRET).toBe(SESSION_SECRET)
})
