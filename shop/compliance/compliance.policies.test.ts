import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import type { actors } from '#tests/harness/database/actors.ts'

type Role = keyof typeof actors
const order = '00000000-0000-4000-8000-0000000000d1'
const hash = 'a'.repeat(64)
const statements: Readonly<Record<string, readonly string[]>> = {
  screening_lists: [
    `insert into screening_lists (list, source, sha256, as_of, name_count, imported_at)
     values ('DPL', 'a test', '${hash}', now(), 1, now())`,
    'select * from screening_lists',
    'update screening_lists set as_of = as_of',
    'delete from screening_lists where false',
  ],
  listed_names: [
    `insert into listed_names (list_id, position, name, entity, list, kind)
     select id, -1, 'x', 'x', 'SDN', 'person' from screening_lists limit 1`,
    'select * from listed_names limit 1',
    'update listed_names set name = name where false',
    'delete from listed_names where false',
  ],
  list_downloads: [
    "insert into list_downloads (url, next_try_at) values ('https://lists.example/sdn.csv', now())",
    'select * from list_downloads',
    'update list_downloads set next_try_at = now()',
    'delete from list_downloads where false',
  ],
  compliance_scans: [
    `insert into compliance_scans (order_id, role, name, verdict, reason, score, threshold, is_demonstration, scanned_at)
     values ('${order}', 'buyer', 'Ana', 'CLEAR', 'clear', 0, 0.88, false, now())`,
    'select * from compliance_scans',
    "update compliance_scans set verdict = 'CLEAR'",
    'delete from compliance_scans',
  ],
  order_declarations: [
    `insert into order_declarations
       (order_id, version, locale, text, text_hash, statements, signature, signed_at, ip, user_agent)
     values ('${order}', '2026-11-21.1', 'es', 'x', encode(sha256('x'), 'hex'), '[]', 'Ana', now(), '', '')`,
    'select * from order_declarations',
    "update order_declarations set signature = 'Eva'",
    'delete from order_declarations',
  ],
}

async function allowed(role: Role, table: string): Promise<string> {
  const outcomes = await Promise.all(
    (statements[table] ?? []).map((statement) => runAs(role, statement)),
  )
  return ['insert', 'select', 'update', 'delete']
    .filter((_, i) => outcomes[i] !== 'refused')
    .join(' ')
}
const all = 'insert select update delete'

test('screening_lists: anon sees none', async () => {
  expect(await allowed('anon', 'screening_lists')).toBe('')
})
test('screening_lists: customer sees none', async () => {
  expect(await allowed('customer', 'screening_lists')).toBe('')
})
test('screening_lists: admin sees them and changes none', async () => {
  expect(await allowed('admin', 'screening_lists')).toBe('select')
})
test('screening_lists: system reads and writes them', async () => {
  expect(await allowed('system', 'screening_lists')).toBe(all)
})

test('listed_names: anon sees none', async () => {
  expect(await allowed('anon', 'listed_names')).toBe('')
})
test('listed_names: customer sees none', async () => {
  expect(await allowed('customer', 'listed_names')).toBe('')
})
test('listed_names: admin sees them and changes none', async () => {
  expect(await allowed('admin', 'listed_names')).toBe('select')
})
test('listed_names: system reads and writes them', async () => {
  expect(await allowed('system', 'listed_names')).toBe(all)
})

test('list_downloads: anon sees none', async () => {
  expect(await allowed('anon', 'list_downloads')).toBe('')
})
test('list_downloads: customer sees none', async () => {
  expect(await allowed('customer', 'list_downloads')).toBe('')
})
test('list_downloads: admin sees them and changes none', async () => {
  expect(await allowed('admin', 'list_downloads')).toBe('select')
})
test('list_downloads: system reads and writes them', async () => {
  expect(await allowed('system', 'list_downloads')).toBe(all)
})

test('compliance_scans: anon inserts them with an order and reads none', async () => {
  expect(await allowed('anon', 'compliance_scans')).toBe('insert')
})
test('compliance_scans: customer inserts them with an order and reads none', async () => {
  expect(await allowed('customer', 'compliance_scans')).toBe('insert')
})
test('compliance_scans: admin reads and adds, and changes none', async () => {
  expect(await allowed('admin', 'compliance_scans')).toBe('insert select')
})
test('compliance_scans: system reads and adds, and changes none', async () => {
  expect(await allowed('system', 'compliance_scans')).toBe('insert select')
})

test('order_declarations: anon signs one and reads none', async () => {
  expect(await allowed('anon', 'order_declarations')).toBe('insert')
})
test('order_declarations: customer signs one and reads none', async () => {
  expect(await allowed('customer', 'order_declarations')).toBe('insert')
})
test('order_declarations: admin reads and adds, and changes none', async () => {
  expect(await allowed('admin', 'order_declarations')).toBe('insert select')
})
test('order_declarations: system reads and adds, and changes none', async () => {
  expect(await allowed('system', 'order_declarations')).toBe('insert select')
})
