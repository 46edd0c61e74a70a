import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCoupon } from './coupon-form.input.ts'
import { typedCoupon } from './coupon-form.rules.ts'

const typed = { code: 'sol 10', kind: 'percent', value: '12,5', from: '', until: '', mostUses: '' }

test('a code is folded, a percentage read with comma or point, no date and no limit mean none', () => {
  expect(readCoupon(typed)).toEqual({
    ok: true,
    coupon: {
      code: 'SOL10',
      kind: 'percent',
      basisPoints: 1_250,
      amount: 0,
      validFromOn: null,
      validUntilOn: null,
      mostUses: null,
    },
  })
  expect(
    readCoupon({ ...typed, kind: 'amount', value: '20.05', until: '2026-12-31', mostUses: '3' }),
  ).toMatchObject({
    ok: true,
    coupon: {
      kind: 'amount',
      basisPoints: 0,
      amount: 2_005,
      validUntilOn: '2026-12-31',
      mostUses: 3,
    },
  })
})

test('each field that makes no sense is named', () => {
  const wrong = (given: Partial<typeof typed>) => {
    const read = readCoupon({ ...typed, ...given })
    return read.ok ? [] : read.wrong
  }
  expect(wrong({ code: '¡!' })).toEqual(['code'])
  expect(wrong({ value: '0' })).toEqual(['value'])
  expect(wrong({ value: '101' })).toEqual(['value'])
  expect(wrong({ kind: 'gift' })).toEqual(['kind', 'value'])
  expect(wrong({ from: '2026-02-31x', mostUses: '-1' })).toEqual(['from', 'mostUses'])
  expect(wrong({ from: '2026-12-31', until: '2026-12-30' })).toEqual(['until'])
})

test('whatever is sent is answered, and what is read is read again as the same', () => {
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
    mostUses: text,
  })
  fc.assert(
    fc.property(any, (given) => {
      const read = readCoupon(given)
      return (
        !read.ok || JSON.stringify(readCoupon(typedCoupon(read.coupon))) === JSON.stringify(read)
      )
    }),
  )
  expect(readCoupon(null).ok).toBe(false)
})
