import { z } from 'zod'
import { zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { parseQuantity } from '#kernel/number-input.ts'
import { type Day, readDay } from '#kernel/time.ts'
import { normaliseCode } from './coupon.rules.ts'
import type { CouponField, CouponWish, TypedCoupon } from './coupon-form.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((typed) => typed.trim().slice(0, 60))
const form = z.object({
  code: text,
  kind: text,
  value: text,
  from: text,
  until: text,
  mostUses: text,
})
export type ReadCoupon =
  | { readonly ok: true; readonly coupon: CouponWish }
  | { readonly ok: false; readonly typed: TypedCoupon; readonly wrong: readonly CouponField[] }

function dayOrNull(typed: string): Day | null | 'wrong' {
  return typed === '' ? null : (readDay(typed) ?? 'wrong')
}

function usesOf(typed: string): number | null | 'wrong' {
  if (typed === '') return null
  const count = parseQuantity(typed, { max: 9_999_999 })
  return count.ok && count.value > 0 ? count.value : 'wrong'
}

/** A percentage of the subtotal, or dollars; both are typed with a comma or a point. */
function worthOf(
  kind: string,
  typed: string,
): Pick<CouponWish, 'kind' | 'basisPoints' | 'amount'> | null {
  const value = parseMoney(typed)
  if (value === null || value === 0) return null
  if (kind === 'amount') return { kind, basisPoints: 0, amount: value }
  return kind === 'percent' && value <= 10_000 ? { kind, basisPoints: value, amount: zero } : null
}

const isWrong = <Value>(value: Value | 'wrong' | ''): value is 'wrong' | '' =>
  value === 'wrong' || value === ''

/** A coupon as it was typed, or which of its fields make no sense. */
export function readCoupon(posted: unknown): ReadCoupon {
  const typed = form.parse(posted ?? {})
  const code = normaliseCode(typed.code)
  const worth = worthOf(typed.kind, typed.value)
  const [from, until] = [dayOrNull(typed.from), dayOrNull(typed.until)]
  const mostUses = usesOf(typed.mostUses)
  const isTurned = from !== null && until !== null && until < from
  if (isWrong(code) || !worth || isWrong(from) || isWrong(until) || isWrong(mostUses) || isTurned) {
    const checks: readonly (readonly [CouponField, boolean])[] = [
      ['code', code === ''],
      ['kind', !['percent', 'amount'].includes(typed.kind)],
      ['value', worth === null],
      ['from', from === 'wrong'],
      ['until', until === 'wrong' || isTurned],
      ['mostUses', mostUses === 'wrong'],
    ]
    return { ok: false, typed, wrong: checks.filter(([, wrong]) => wrong).map(([name]) => name) }
  }
  return { ok: true, coupon: { code, ...worth, validFromOn: from, validUntilOn: until, mostUses } }
}
