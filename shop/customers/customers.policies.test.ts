import { beforeAll, expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

const me = actors.admin.id
const other = '00000000-0000-4000-8000-00000000c0de'

beforeAll(async () => {
  await asSignedInUsers(await testDatabase(), [
    { id: me, role: 'admin' },
    { id: other, role: 'admin' },
  ])
})

const read = 'select id from customer_notes'
const noted = (by: string) => `insert into customer_notes (email, note, noted_by, noted_at)
  values ('ana@example.com', 'llamó', '${by}', now())`
const change = "update customer_notes set note = 'otra cosa'"
const removal = 'delete from customer_notes where false'

const refusesAll = async (role: 'anon' | 'customer') => {
  for (const statement of [read, noted(me), change, removal])
    expect(await runAs(role, statement)).toBe('refused')
}

test('customer_notes: anon reads and writes none', () => refusesAll('anon'))
test('customer_notes: customer reads and writes none', () => refusesAll('customer'))

test('customer_notes: admin reads them, adds them under the own id, removes them and changes none', async () => {
  for (const statement of [read, noted(me), removal])
    expect(await runAs('admin', statement)).not.toBe('refused')
  for (const statement of [noted(other), change])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('customer_notes: system reads and removes them, and adds none', async () => {
  for (const statement of [read, removal])
    expect(await runAs('system', statement)).not.toBe('refused')
  for (const statement of [noted(me), change])
    expect(await runAs('system', statement)).toBe('refused')
})
