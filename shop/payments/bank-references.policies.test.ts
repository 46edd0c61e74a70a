import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import type { actors } from '#tests/harness/database/actors.ts'

const read = 'select 1 from bank_references'
const add = "insert into bank_references values ('a reference of a test', 'order', now())"
const closed = ['update bank_references set at = now()', 'delete from bank_references']

const refuses = async (role: keyof typeof actors, statements: readonly string[]) => {
  for (const statement of statements) expect(await runAs(role, statement)).toBe('refused')
}

test('bank_references: anon neither reads nor adds', () => refuses('anon', [read, add, ...closed]))
test('bank_references: customer neither reads nor adds', () =>
  refuses('customer', [read, add, ...closed]))
test('bank_references: admin reads and adds, and changes nothing', async () => {
  expect(await runAs('admin', add)).toBe(1)
  await refuses('admin', closed)
})
test('bank_references: system reads only', async () => {
  expect(await runAs('system', read)).not.toBe('refused')
  await refuses('system', [add, ...closed])
})
