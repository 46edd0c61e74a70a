import { beforeAll, expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'
import { actors } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { asSignedInUsers } from '#tests/harness/users/users.ts'

const me = actors.admin.id
const other = '00000000-0000-4000-8000-00000000c0de'
const hash = 'a'.repeat(64)

beforeAll(async () => {
  await asSignedInUsers(await testDatabase(), [
    { id: me, role: 'admin' },
    { id: other, role: 'admin' },
  ])
})

const made = (by: string, more = '', values = '') =>
  `insert into admin_invitations (token_hash, created_by, created_at, expires_at${more})
   values ('${hash}', '${by}', now(), now() + interval '1 day'${values})`
const read = 'select id, email, used_at, expires_at from admin_invitations'
const statements = [
  read,
  made(me),
  'update admin_invitations set revoked_at = now() where used_at is null',
  'update admin_invitations set used_at = null',
  'delete from admin_invitations',
]
const refusesAll = async (role: 'anon' | 'customer') => {
  for (const statement of statements) expect(await runAs(role, statement)).toBe('refused')
}

test('admin_invitations: anon sees, creates and uses none', () => refusesAll('anon'))
test('admin_invitations: customer sees, creates and uses none', () => refusesAll('customer'))

test('admin_invitations: admin creates them under the own id, revokes them, and never sees a token (A-124)', async () => {
  expect(await runAs('admin', made(me))).toBe(1)
  expect(await runAs('admin', read)).not.toBe('refused')
  expect(await runAs('admin', 'update admin_invitations set revoked_at = now()')).not.toBe(
    'refused',
  )
  for (const statement of [
    made(other),
    made(me, ', used_at', ', now()'),
    `${made(me)} returning token_hash`,
    'select token_hash from admin_invitations',
    'select * from admin_invitations',
    "update admin_invitations set expires_at = now() + interval '9 years'",
    "update admin_invitations set email = 'x@example.com'",
    'update admin_invitations set used_at = null',
    'delete from admin_invitations',
  ])
    expect([statement, await runAs('admin', statement)]).toEqual([statement, 'refused'])
})

test('admin_invitations: system reads and writes them', async () => {
  expect(await runAs('system', made(me))).toBe(1)
  for (const statement of statements) expect(await runAs('system', statement)).not.toBe('refused')
})

test('an invitation stores no plain token, is in lower case, and ends in one way (A-124)', async () => {
  const invalid = [
    made(me).replace(hash, other),
    made(me, ', email', ", 'Eva@example.com'"),
    made(me, ', used_at, revoked_at', ', now(), now()'),
    made(me).replace("+ interval '1 day'", ''),
  ].map((statement) => runAs('system', statement))
  const outcomes = await Promise.allSettled(invalid)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(
    invalid.map(() => '23514'),
  )
})
