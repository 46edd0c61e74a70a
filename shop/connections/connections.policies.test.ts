import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'

const insert = `insert into connection_settings (name, sealed, changed_at) values ('A_TEST', 'v1.x', now())`
const statements = [
  'select 1 from connection_settings where false',
  insert,
  `update connection_settings set sealed = 'x' where false`,
  'delete from connection_settings where false',
]
const attempts = (role: Parameters<typeof runAs>[0], tried: readonly string[]) =>
  Promise.all(tried.map((statement) => runAs(role, statement)))

test('connection_settings: anon does nothing', async () => {
  expect(await attempts('anon', statements)).toEqual(statements.map(() => 'refused'))
})

test('connection_settings: customer does nothing', async () => {
  expect(await attempts('customer', statements)).toEqual(statements.map(() => 'refused'))
})

test('connection_settings: admin reads what is sealed, and only an owner writes it', async () => {
  expect(await attempts('admin', statements)).toEqual([0, 'refused', 0, 0])
  const { id } = await anOwner(await testDatabase())
  const owner = ctxOf(await testDatabase(), { role: 'admin', id })
  await rolledBack(owner, async ({ tx }) => {
    const { numAffectedRows } = await sql.raw(insert).execute(tx)
    expect(numAffectedRows).toBe(1n)
    for (const statement of [
      `update connection_settings set sealed = 'v1.y'`,
      'delete from connection_settings',
    ])
      expect(Number((await sql.raw(statement).execute(tx)).numAffectedRows)).toBeGreaterThan(0)
  })
})

test('connection_settings: system reads and writes, also when the secret changes', async () => {
  expect(await attempts('system', statements)).toEqual([0, 1, 0, 0])
})

test('connection_settings: no role truncates the table', async () => {
  expect(await runAs('admin', 'truncate connection_settings')).toBe('refused')
  expect(await runAs('system', 'truncate connection_settings')).toBe('refused')
})
