import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { seenBy } from '#tests/harness/database/access.ts'
import { actingAs, asSystemActor, asVisitor } from '#tests/harness/database/actors.ts'
import { fillOwnCoupon, findCoupon } from './coupons.service.server.ts'

test('GIRASOL1 takes 5 % off, in any spelling (S-011, S-303, S-305)', async () => {
  const discount = { code: 'GIRASOL1', kind: 'percent', basisPoints: 500, amount: 0 }
  for (const input of ['GIRASOL1', 'girasol1', ' Girasol1 '])
    expect(await findCoupon(await asVisitor(), input)).toEqual({ ok: true, value: discount })
})

test('the demonstration shop has this one code and no other (S-304)', async () => {
  expect(await seenBy('admin', "select string_agg(code, ',') from coupons")).toBe('GIRASOL1')
  for (const input of ['GIRASOL', 'GIRASOL2', 'GIRASOL11', '', 'x'.repeat(10_000), "';--"])
    expect(await findCoupon(await asVisitor(), input)).toEqual({
      ok: false,
      code: 'coupon_invalid',
    })
})

test('a coupon that is not started, expired, used up or archived counts as missing', async () => {
  const changes = [
    sql`update coupons set valid_from_on = '2026-11-22'`,
    sql`update coupons set valid_until_on = '2026-11-20'`,
    sql`update coupons set most_uses = 3, uses = 3`,
    sql`update coupons set is_active = false`,
  ]
  const responses = await Promise.all(
    changes.map(async (change) =>
      rolledBack(await asSystemActor(), async (ctx) => {
        await change.execute(ctx.tx)
        return actingAs(ctx, 'anon', (visitor) => findCoupon(visitor, 'GIRASOL1'))
      }),
    ),
  )
  expect(responses).toEqual(changes.map(() => ({ ok: false, code: 'coupon_invalid' })))
})

test('an amount is exact to the cent, and its last day is inclusive', async () => {
  const found = await rolledBack(await asSystemActor(), async (ctx) => {
    await sql`insert into coupons (code, kind, amount, valid_until_on)
      values ('VEINTE', 'amount', 20.05, '2026-11-21')`.execute(ctx.tx)
    return findCoupon(ctx, 'veinte')
  })
  expect(found).toEqual({
    ok: true,
    value: { code: 'VEINTE', kind: 'amount', basisPoints: 0, amount: 2005 },
  })
})

test('the default code follows the name of the shop and is created once (S-304)', async () => {
  const codes = await rolledBack(await asSystemActor(), async (ctx) => {
    await fillOwnCoupon(ctx, 'Luz de Holguín')
    await fillOwnCoupon(ctx, 'Luz de Holguín')
    return findCoupon(ctx, 'LuzDeHolguin1')
  })
  expect(codes).toMatchObject({ ok: true, value: { basisPoints: 500 } })
})
