import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { actingAs, asAdmin, asVisitor } from '#tests/harness/database/actors.ts'
import {
  provinceService,
  provinceServices,
  saveProvinceServices,
} from './provinces.service.server.ts'

test('each of the sixteen provinces has a mode and a number of days', async () => {
  const services = await provinceServices(await asVisitor())
  expect(services).toHaveLength(16)
  expect(services.find(({ code }) => code === '23')).toMatchObject({
    mode: 'door',
    days: { min: 12, max: 20 },
  })
  expect(services.find(({ code }) => code === '40')?.mode).toBe('pickup')
})

test('without settings for a province, no delivery is promised', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    await sql`delete from province_services where code = '23'`.execute(ctx.tx)
    const suspended = { code: '23', mode: 'suspended', days: null }
    expect(await actingAs(ctx, 'anon', (visitor) => provinceService(visitor, '23'))).toMatchObject(
      suspended,
    )
    expect((await provinceServices(ctx))[2]).toMatchObject(suspended)
    expect((await provinceService(ctx, '99')).mode).toBe('suspended')
  })
})

test('a change by the owner applies at once', async () => {
  await rolledBack(await asAdmin(), async (ctx) => {
    const service = {
      code: '35',
      mode: 'suspended' as const,
      days: null,
      noteEs: 'Sin combustible',
      noteEn: 'No fuel',
    }
    await saveProvinceServices(ctx, [service])
    expect(await provinceService(ctx, '35')).toEqual(service)
  })
})

test('the database refuses a window without days, and days without delivery', async () => {
  for (const [mode, min, max] of [
    ['door', null, null],
    ['door', 9, 3],
    ['suspended', 1, 2],
    ['door', 0, 2],
  ])
    await expect(
      rolledBack(await asAdmin(), ({ tx }) =>
        sql`update province_services set mode = ${mode}, days_min = ${min}, days_max = ${max}`.execute(
          tx,
        ),
      ),
    ).rejects.toMatchObject({ code: '23514' })
})
