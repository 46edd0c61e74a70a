import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors } from '#tests/harness/database/actors.ts'

const insert = (role: string, user: string | null) => `insert into audit_entries
  (at, by_role, by_user, area, subject, action, request_id)
  values (now(), '${role}', ${user ? `'${user}'` : 'null'}, 'product', 'kit', 'changed', 'r')`
const read = 'select 1 from audit_entries'
const change = "update audit_entries set action = 'nothing'"
const remove = 'delete from audit_entries'
const other = '00000000-0000-4000-8000-00000000beef'

const refusesAll = async (role: keyof typeof actors) => {
  for (const statement of [read, insert('admin', actors.admin.id), change, remove])
    expect(await runAs(role, statement)).toBe('refused')
}

test('audit_entries: anon neither reads nor writes', () => refusesAll('anon'))
test('audit_entries: customer neither reads nor writes', () => refusesAll('customer'))

test('audit_entries: admin reads, and notes in the own name only; nothing is changed or removed', async () => {
  expect(await runAs('admin', read)).not.toBe('refused')
  expect(await runAs('admin', insert('admin', actors.admin.id))).toBe(1)
  for (const statement of [insert('admin', other), insert('system', null), change, remove])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('audit_entries: system reads and notes as the shop; nothing is changed or removed', async () => {
  expect(await runAs('system', read)).not.toBe('refused')
  expect(await runAs('system', insert('system', null))).toBe(1)
  for (const statement of [insert('admin', actors.admin.id), change, remove])
    expect(await runAs('system', statement)).toBe('refused')
})
