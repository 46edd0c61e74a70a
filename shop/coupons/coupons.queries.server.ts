import { sql } from 'kysely'
import { centsFromDecimal } from '#kernel/money.ts'
import { type Day, parseDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Coupon } from './coupon.rules.ts'

const optionalDay = (day: string | null) => (day === null ? null : parseDay(day))

/** The coupon of a folded code; the public's policy shows no other row than the named one. */
export async function couponByCode(tx: Tx, code: string): Promise<Coupon | null> {
  await sql`select set_config('shop.coupon_code', ${code}, true)`.execute(tx)
  const row = await tx
    .selectFrom('coupons')
    .select(['code', 'kind', 'basis_points', 'amount', 'most_uses', 'uses', 'is_active'])
    .select(sql<string | null>`to_char(valid_from_on, 'YYYY-MM-DD')`.as('from'))
    .select(sql<string | null>`to_char(valid_until_on, 'YYYY-MM-DD')`.as('until'))
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  return {
    code: row.code,
    kind: row.kind === 'amount' ? 'amount' : 'percent',
    basisPoints: row.basis_points,
    amount: centsFromDecimal(row.amount),
    validFromOn: optionalDay(row.from),
    validUntilOn: optionalDay(row.until),
    mostUses: row.most_uses,
    uses: row.uses,
    isActive: row.is_active,
  }
}

export interface NewCoupon {
  readonly code: string
  readonly basisPoints: number
}

export const insertMissingCoupon = (tx: Tx, { code, basisPoints }: NewCoupon) =>
  tx
    .insertInto('coupons')
    .values({ code, kind: 'percent', basis_points: basisPoints })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()

/** Takes one use while there is one left and the coupon is alive; false where there was none. */
export async function takeUse(tx: Tx, code: string, today: Day): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set((coupon) => ({ uses: coupon('uses', '+', 1) }))
    .where('code', '=', code)
    .where('is_active', '=', true)
    .where(sql<boolean>`most_uses is null or uses < most_uses`)
    .where(sql<boolean>`coalesce(valid_from_on, ${today}) <= ${today}`)
    .where(sql<boolean>`coalesce(valid_until_on, ${today}) >= ${today}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const giveUseBack = (tx: Tx, code: string) =>
  tx
    .updateTable('coupons')
    .set((coupon) => ({ uses: coupon('uses', '-', 1) }))
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute()
