import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { sharedSecret } from './secrets.service.server.ts'

test('whoever asks within a transaction gets the same secret, and waits for no second connection', async () => {
  const config = readConfig({ SESSION_SECRET: '' })
  const ctx = { ...ctxOf(await testDatabase(), actors.admin), config }
  const within = await inTransaction(ctx, sharedSecret)
  expect(within).toBe(await sharedSecret(ctx))
})
