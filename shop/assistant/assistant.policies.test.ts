import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import type { actors } from '#tests/harness/database/actors.ts'

const statements = () => [
  'select 1 from assistant_turns',
  `insert into assistant_turns (id, conversation_id, question_hash, asked_at)
   values ('${randomUUID()}', '${randomUUID()}', '${'x'.repeat(43)}', now())`,
  "update assistant_turns set answer = '{}'",
  'delete from assistant_turns',
]

const outcomes = async (role: keyof typeof actors) => {
  const found = []
  for (const statement of statements()) found.push(await runAs(role, statement))
  return found
}
const refusedAll = Array(4).fill('refused')

test('assistant_turns: anon reads and writes none', async () =>
  expect(await outcomes('anon')).toEqual(refusedAll))
test('assistant_turns: customer reads and writes none', async () =>
  expect(await outcomes('customer')).toEqual(refusedAll))
test('assistant_turns: admin reads and writes none', async () =>
  expect(await outcomes('admin')).toEqual(refusedAll))
test('assistant_turns: system keeps and forgets them', async () =>
  expect(await outcomes('system')).not.toContain('refused'))
