import { z } from 'zod'
import { zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { parseQuantity } from '#kernel/text/number-input.ts'
import { type Day, readDay } from '#kernel/time.ts'
import { normaliseCode } from './coupon.rules.ts'
import {
  type CouponField,
  type CouponFormData,
  type CouponInput,
  maxCouponAmount,
} from './coupon-form.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((input) => input.trim().slice(0, 60))
/** The texts of the form. */
export const couponFields = z.object({
  code: text,
  kind: text,
  value: text,
  from: text,
  until: text,
  maxUses: text,
})
export type ReadCoupon =
  | { readonly ok: true; readonly coupon: CouponInput }
  | { readonly ok: false; readonly input: CouponFormData; readonly invalid: readonly CouponField[] }

function dayOrNull(input: string): Day | null | 'wrong' {
  return input === '' ? null : (readDay(input) ?? 'wrong')
}

function usesOf(input: string): number | null | 'wrong' {
  if (input === '') return null
  const count = parseQuantity(input, { max: 9_999_999 })
  return count.ok && count.value > 0 ? count.value : 'wrong'
}

/** A percentage of the subtotal or an amount in dollars, with a decimal comma or point. */
function worthOf(
  kind: string,
  input: string,
): Pick<CouponInput, 'kind' | 'basisPoints' | 'amount'> | null {
  const value = parseMoney(input)
  if (value === null || value === 0) return null
  if (kind === 'amount')
    return value <= maxCouponAmount ? { kind, basisPoints: 0, amount: value } : null
  return kind === 'percent' && value <= 10_000 ? { kind, basisPoints: value, amount: zero } : null
}

const hasError = <Value>(value: Value | 'wrong' | ''): value is 'wrong' | '' =>
  value === 'wrong' || value === ''

export function readCoupon(posted: unknown): ReadCoupon {
  const input = couponFields.parse(posted ?? {})
  const code = normaliseCode(input.code)
  const worth = worthOf(input.kind, input.value)
  const [from, until] = [dayOrNull(input.from), dayOrNull(input.until)]
  const maxUses = usesOf(input.maxUses)
  const isTurned = from !== null && until !== null && until < from
  if (
    hasError(code) ||
    !worth ||
    hasError(from) ||
    hasError(until) ||
    hasError(maxUses) ||
    isTurned
  ) {
    const checks: readonly (readonly [CouponField, boolean])[] = [
      ['code', code === ''],
      ['kind', !['percent', 'amount'].includes(input.kind)],
      ['value', worth === null],
      ['from', from === 'wrong'],
      ['until', until === 'wrong' || isTurned],
      ['maxUses', maxUses === 'wrong'],
    ]
    return {
      ok: false,
      input,
      invalid: checks.filter(([, invalid]) => invalid).map(([name]) => name),
    }
  }
  return { ok: true, coupon: { code, ...worth, validFromOn: from, validUntilOn: until, maxUses } }
}
