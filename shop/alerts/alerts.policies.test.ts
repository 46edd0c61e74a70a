import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, asSystemActor } from '#tests/harness/database/actors.ts'

const read = 'select 1 from availability_alerts'
const insert = `insert into availability_alerts (province, destination, channel, contact, locale, created_at)
  values ('35', 'cuba', 'email', 'ana@example.com', 'es', now())`
const writes = [insert, "update availability_alerts set contact = 'otra@example.com'"]
const attempts = (role: Parameters<typeof runAs>[0]) =>
  Promise.all([read, ...writes, 'delete from availability_alerts'].map((one) => runAs(role, one)))

const allRefused = ['refused', 'refused', 'refused', 'refused']

test('availability_alerts: anon neither reads nor writes', async () => {
  expect(await attempts('anon')).toEqual(allRefused)
})

test('availability_alerts: customer neither reads nor writes', async () => {
  expect(await attempts('customer')).toEqual(allRefused)
})

test('availability_alerts: admin sees, marks as written and removes, but neither adds nor redirects', async () => {
  const seen = await rolledBack(await asSystemActor(), async (ctx) => {
    await sql.raw(insert).execute(ctx.tx)
    return actingAs(ctx, 'admin', async ({ tx }) => {
      const { rows } = await sql.raw(read).execute(tx)
      await sql`update availability_alerts set notified_at = now()`.execute(tx)
      const gone = await sql`delete from availability_alerts`.execute(tx)
      return [rows.length, Number(gone.numAffectedRows)]
    })
  })
  expect(seen[0]).toBeGreaterThan(0)
  expect(seen[1]).toBe(seen[0])
  expect(await Promise.all(writes.map((one) => runAs('admin', one)))).toEqual([
    'refused',
    'refused',
  ])
})

test('availability_alerts: system stores, changes and deletes', async () => {
  expect(await runAs('system', insert)).toBe(1)
  expect(await runAs('system', writes[1] ?? '')).toEqual(expect.any(Number))
})
