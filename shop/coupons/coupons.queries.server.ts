import { sql } from 'kysely'
import { centsFromDecimal, toDecimal } from '#kernel/money.ts'
import { type Day, parseDay } from '#kernel/time.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { Coupon } from './coupon.rules.ts'
import type { CouponInput } from './coupon-form.rules.ts'

const optionalDay = (day: string | null) => (day === null ? null : parseDay(day))

const coupons = (tx: Tx) =>
  tx
    .selectFrom('coupons')
    .select(['code', 'kind', 'basis_points', 'amount', 'most_uses', 'uses', 'is_active'])
    .select(sql<string | null>`to_char(valid_from_on, 'YYYY-MM-DD')`.as('from'))
    .select(sql<string | null>`to_char(valid_until_on, 'YYYY-MM-DD')`.as('until'))

type Row = Awaited<ReturnType<ReturnType<typeof coupons>['executeTakeFirstOrThrow']>>

const couponOf = (row: Row): Coupon => ({
  code: row.code,
  kind: row.kind === 'amount' ? 'amount' : 'percent',
  basisPoints: row.basis_points,
  amount: centsFromDecimal(row.amount),
  validFromOn: optionalDay(row.from),
  validUntilOn: optionalDay(row.until),
  maxUses: row.most_uses,
  uses: row.uses,
  isActive: row.is_active,
})

/** Finds a coupon by its normalised code; the public policy shows only the named row. */
export async function couponByCode(tx: Tx, code: string): Promise<Coupon | null> {
  await sql`select set_config('shop.coupon_code', ${code}, true)`.execute(tx)
  const row = await coupons(tx).where('code', '=', code).executeTakeFirst()
  return row ? couponOf(row) : null
}

export const allCoupons = async (tx: Tx): Promise<Coupon[]> =>
  (await coupons(tx).orderBy('created_at', 'desc').orderBy('code').execute()).map(couponOf)

export async function lockCoupon(tx: Tx, code: string): Promise<Coupon | null> {
  const row = await coupons(tx).where('code', '=', code).forUpdate().executeTakeFirst()
  return row ? couponOf(row) : null
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

/** Counts one use while one is left and the coupon is valid; false otherwise. */
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

const columnsOf = (input: CouponInput) => ({
  kind: input.kind,
  basis_points: input.basisPoints,
  amount: toDecimal(input.amount),
  valid_from_on: sql<Date | null>`${input.validFromOn}::date`,
  valid_until_on: sql<Date | null>`${input.validUntilOn}::date`,
  most_uses: input.maxUses,
})

/** False where the code is taken. */
export async function insertCoupon(tx: Tx, input: CouponInput): Promise<boolean> {
  const inserted = await tx
    .insertInto('coupons')
    .values({ code: input.code, ...columnsOf(input) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .execute()
  return inserted.length === 1
}

export const updateCoupon = (tx: Tx, input: CouponInput) =>
  tx.updateTable('coupons').set(columnsOf(input)).where('code', '=', input.code).execute()

export const switchCoupon = (tx: Tx, code: string, isActive: boolean) =>
  tx.updateTable('coupons').set({ is_active: isActive }).where('code', '=', code).execute()
