import { expect, test } from 'vitest'
import type { Permitted } from '#kernel/user.ts'
import { readConfig } from '#platform/config.ts'

import { memoryStore } from '#platform/files/memory-store.ts'
import { usualChoice } from '#shop/notifications/notification.rules.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrderWithProof, jobsOf } from '#tests/harness/panel/busy-panel.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { waitingFor } from './notify-staff.ts'

test('a summary counts what the panel counts, for whoever may do it and in their language', async () => {
  const db = await testDatabase()
  const now = new Date()
  await anOrderWithProof(jobsOf({ db }, memoryStore()))
  const read = waitingFor({ db, config: readConfig({}), now: () => now })
  const chosen = { ...usualChoice, lookedAt: now, summarisedOn: null, name: '', email: '' }
  const linesOf = (id: string, permitted: Permitted, locale = 'es') =>
    read({ ...chosen, id, permitted, locale })
  const boss = await aUser(db, { role: 'admin' })
  expect(await linesOf(boss.id, null)).toContainEqual(
    expect.stringMatching(/^\d+ transferencias? por verificar$/),
  )
  expect(await linesOf(boss.id, null, 'en')).toContainEqual(
    expect.stringMatching(/^\d+ transfers? to verify$/),
  )
  const packer = await staffFor(db, 'packing')
  expect(await linesOf(packer.id, ['packing'])).not.toContainEqual(
    expect.stringContaining('transferencia'),
  )
})
