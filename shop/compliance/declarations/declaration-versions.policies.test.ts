import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors } from '#tests/harness/database/actors.ts'

const insert = (user: string | null) => `insert into declaration_versions
  (version, title_es, title_en, intro_es, intro_en, statements_es, statements_en,
   officials_title_es, officials_title_en, officials_es, officials_en, published_at, by_user)
  values ('2026-01-01.9', 'a', 'a', 'a', 'a', '["a"]', '["a"]', 'a', 'a', '["a"]', '["a"]', now(),
    ${user ? `'${user}'` : 'null'})`
const read = 'select 1 from declaration_versions'
const change = "update declaration_versions set title_es = 'otra cosa'"
const remove = 'delete from declaration_versions'
const other = '00000000-0000-4000-8000-00000000beef'

const readsOnly = async (role: 'anon' | 'customer') => {
  expect(await runAs(role, read)).not.toBe('refused')
  for (const statement of [insert(null), insert(actors.customer.id), change, remove])
    expect(await runAs(role, statement)).toBe('refused')
}

test('declaration_versions: anon reads the texts in force, never writes', () => readsOnly('anon'))
test('declaration_versions: customer reads the texts in force, never writes', () =>
  readsOnly('customer'))

test('declaration_versions: admin reads and publishes under the own id; nothing is changed or removed', async () => {
  expect(await runAs('admin', read)).not.toBe('refused')
  expect(await runAs('admin', insert(actors.admin.id))).toBe(1)
  for (const statement of [insert(other), insert(null), change, remove])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('declaration_versions: system reads and publishes as the shop; nothing is changed or removed', async () => {
  expect(await runAs('system', read)).not.toBe('refused')
  expect(await runAs('system', insert(null))).toBe(1)
  for (const statement of [insert(actors.admin.id), change, remove])
    expect(await runAs('system', statement)).toBe('refused')
})
