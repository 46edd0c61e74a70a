import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { readCoupon } from './coupon-form.input.ts'
import { couponFormData, isOverAtOnce, warningsOf } from './coupon-form.rules.ts'

const input = { code: 'sol 10', kind: 'percent', value: '12,5', from: '', until: '', maxUses: '' }

test('a code is normalised, a percentage read with comma or point, no date and no limit mean none', () => {
  expect(readCoupon(input)).toEqual({
    ok: true,
    coupon: {
      code: 'SOL10',
      kind: 'percent',
      basisPoints: 1_250,
      amount: 0,
      validFromOn: null,
      validUntilOn: null,
      maxUses: null,
    },
  })
  expect(
    readCoupon({ ...input, kind: 'amount', value: '20.05', until: '2026-12-31', maxUses: '3' }),
  ).toMatchObject({
    ok: true,
    coupon: {
      kind: 'amount',
      basisPoints: 0,
      amount: 2_005,
      validUntilOn: '2026-12-31',
      maxUses: 3,
    },
  })
})

test('each invalid field is named', () => {
  const invalid = (overrides: Partial<typeof input>) => {
    const read = readCoupon({ ...input, ...overrides })
    return read.ok ? [] : read.invalid
  }
  expect(invalid({ code: '¡!' })).toEqual(['code'])
  expect(invalid({ value: '0' })).toEqual(['value'])
  expect(invalid({ value: '101' })).toEqual(['value'])
  expect(invalid({ kind: 'amount', value: '999999' })).toEqual(['value'])
  expect(invalid({ kind: 'gift' })).toEqual(['kind', 'value'])
  expect(invalid({ from: '2026-02-31x', maxUses: '-1' })).toEqual(['from', 'maxUses'])
  expect(invalid({ from: '2026-12-31', until: '2026-12-30' })).toEqual(['until'])
})

test('what is possible and seldom meant is warned of, and what could never be used is known', () => {
  const today = parseDay('2026-11-26')
  const warned = (overrides: Partial<typeof input>) => {
    const read = readCoupon({ ...input, ...overrides })
    return read.ok ? [warningsOf(read.coupon, today), isOverAtOnce(read.coupon, today)] : null
  }
  expect(warned({})).toEqual([[], false])
  expect(warned({ value: '50', until: '2026-11-26' })).toEqual([[], false])
  expect(warned({ value: '50,01' })).toEqual([['high_percent'], false])
  expect(warned({ value: '100' })).toEqual([['free'], false])
  expect(warned({ kind: 'amount', value: '200' })).toEqual([[], false])
  expect(warned({ kind: 'amount', value: '9,999' })).toEqual([['high_amount'], false])
  expect(warned({ until: '2026-11-25' })).toEqual([['ends'], true])
})

test('any input gets a result, and the result reads back as the same', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('percent', 'amount', '10', '2026-11-21', 'SOL'),
  )
  const any = fc.record({
    code: text,
    kind: text,
    value: text,
    from: text,
    until: text,
    maxUses: text,
  })
  fc.assert(
    fc.property(any, (overrides) => {
      const read = readCoupon(overrides)
      return (
        !read.ok || JSON.stringify(readCoupon(couponFormData(read.coupon))) === JSON.stringify(read)
      )
    }),
  )
  expect(readCoupon(null).ok).toBe(false)
})
