import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

type Role = Parameters<typeof runAs>[0]

const insert = (more = '', values = '') =>
  `insert into outbox (recipient, locale, letter, subject, html, text, created_at, next_attempt_at${more})
   values ('ana@example.com', 'es', 'x', 'x', 'x', 'x', now(), now()${values})`
const nobodys = "recipient = 'nobody@example.com'"
const others = [
  `select id from outbox where ${nobodys}`,
  `update outbox set attempts = 1 where ${nobodys}`,
  `delete from outbox where ${nobodys}`,
  `${insert()} returning html`,
  insert(', attempts', ', 3'),
]
const attempts = (role: Role, statements: readonly string[]) =>
  Promise.all(statements.map((statement) => runAs(role, statement)))
const refused = others.map(() => 'refused')

test('outbox: anon inserts an e-mail, reads and changes nothing (S-043)', async () => {
  expect(await runAs('anon', insert())).toBe(1)
  expect(await attempts('anon', others)).toEqual(refused)
})

test('outbox: customer inserts an e-mail, reads and changes nothing', async () => {
  expect(await runAs('customer', insert())).toBe(1)
  expect(await attempts('customer', others)).toEqual(refused)
})

test('outbox: admin inserts an e-mail, reads and changes nothing', async () => {
  expect(await runAs('admin', insert())).toBe(1)
  expect(await attempts('admin', others)).toEqual(refused)
})

test('outbox: system reads, writes and deletes', async () => {
  expect(await attempts('system', others)).toEqual([0, 0, 0, 1, 1])
})

test('an e-mail has one recipient, a subject of one line, and its body until it is sent', async () => {
  const set = (column: string, value: string) =>
    runAs(
      'system',
      insert().replace(column, () => value),
    )
  const invalid = [
    set('ana@example.com', 'ana@example.com, eva@example.com'),
    set('ana@example.com', 'ana'),
    set("'es', 'x', 'x'", "'es', 'x', E'x\\r\\nBcc: eva@example.com'"),
    set("'x', 'x', now()", "'x', null, now()"),
    set("'x', 'x', now()", `repeat('x', 30001), 'x', now()`),
    runAs('system', insert(', sent_at', ', now()')),
  ]
  const outcomes = await Promise.allSettled(invalid)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(
    invalid.map(() => '23514'),
  )
})
