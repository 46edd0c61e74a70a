import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'

const read = 'select 1 from margin_settings'
const insert = 'insert into margin_settings (floor_basis_points) values (1)'
const change = "update margin_settings set rounding = 'none'"
const remove = 'delete from margin_settings'

const refusesAll = async (role: 'anon' | 'customer') => {
  for (const statement of [read, insert, change, remove])
    expect(await runAs(role, statement)).toBe('refused')
}
const saves = async (role: 'admin' | 'system') => {
  expect(await runAs(role, read)).not.toBe('refused')
  expect(await runAs(role, insert)).toBe(1)
  expect(await runAs(role, change)).not.toBe('refused')
  expect(await runAs(role, remove)).toBe('refused')
}

test('margin_settings: anon neither reads nor writes', () => refusesAll('anon'))
test('margin_settings: customer neither reads nor writes', () => refusesAll('customer'))
test('margin_settings: admin reads and writes, and deletes nothing', () => saves('admin'))
test('margin_settings: system reads and writes, and deletes nothing', () => saves('system'))

test('margin_settings holds one row', async () => {
  await rolledBack(await asAdmin(), async ({ tx }) => {
    await sql.raw(insert).execute(tx)
    await expect(sql.raw(insert).execute(tx)).rejects.toThrow(/duplicate/)
  })
})
