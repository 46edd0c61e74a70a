import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actingAs, asAdmin, asCustomer, asVisitor } from '#tests/harness/database/actors.ts'
import {
  isInMaintenance,
  refuseInMaintenance,
  setMaintenance,
} from './maintenance.service.server.ts'

test('maintenance mode is off in the demonstration shop and refuses nothing (S-248)', async () => {
  expect(await isInMaintenance(await asVisitor())).toBe(false)
  expect(await refuseInMaintenance(await asVisitor())).toEqual({ ok: true, value: null })
})

test("an administrator turns it on and off; the setting holds 'true' or 'false' (S-232, S-248, S-249, S-332)", async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const held = async () => {
      const { rows } = await sql<{ setting_value: string }>`select setting_value from site_settings
        where setting_key = 'maintenance_mode'`.execute(ctx.tx)
      return rows.map((row) => row.setting_value)
    }
    expect(await setMaintenance(ctx, true)).toEqual({ ok: true, value: true })
    expect(await held()).toEqual(['true'])
    expect(await actingAs(ctx, 'anon', isInMaintenance)).toBe(true)
    expect(await actingAs(ctx, 'customer', refuseInMaintenance)).toEqual({
      ok: false,
      code: 'in_maintenance',
    })
    await setMaintenance(ctx, false)
    expect(await held()).toEqual(['false'])
    expect(await isInMaintenance(ctx)).toBe(false)
  })
})

test('a visitor is not signed in, a customer is not allowed, and nothing changes (S-249, S-308)', async () => {
  expect(await setMaintenance(await asVisitor(), true)).toEqual({
    ok: false,
    code: 'not_signed_in',
  })
  expect(await setMaintenance(await asCustomer(), true)).toEqual({ ok: false, code: 'not_allowed' })
  expect(await isInMaintenance(await asVisitor())).toBe(false)
})

test('row security refuses every role but staff', async () => {
  const turn =
    "update site_settings set setting_value = 'true' where setting_key = 'maintenance_mode'"
  expect(await runAs('anon', turn)).toBe('refused')
  expect(await runAs('customer', turn)).toBe('refused')
  expect(await runAs('admin', turn)).toBe(1)
})

test('a shop without the setting gets it with the first change', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await sql`delete from site_settings where setting_key = 'maintenance_mode'`.execute(ctx.tx)
    expect(await isInMaintenance(ctx)).toBe(false)
    await setMaintenance(ctx, true)
    expect(await isInMaintenance(ctx)).toBe(true)
  })
})
