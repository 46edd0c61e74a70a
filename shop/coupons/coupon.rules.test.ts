import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { parseDay } from '#kernel/time.ts'
import { anyText } from '#tests/harness/inputs/any-text.ts'
import { type Discount, discountFor, isAlive, normaliseCode, ownCode } from './coupon.rules.ts'

const percent = (basisPoints: number): Discount => ({
  code: 'X',
  kind: 'percent',
  basisPoints,
  amount: cents(0),
})
const amount = (off: number): Discount => ({
  code: 'X',
  kind: 'amount',
  basisPoints: 0,
  amount: cents(off),
})

test('the coupon takes 5 % off the subtotal, half a cent away from zero (S-305)', () => {
  expect(discountFor(percent(500), cents(40000))).toBe(2000)
  expect(discountFor(percent(500), cents(61940))).toBe(3097)
  expect(discountFor(percent(500), cents(10))).toBe(1)
  expect(discountFor(percent(500), cents(0))).toBe(0)
})

test('an amount is never more than the subtotal', () => {
  expect(discountFor(amount(5000), cents(30000))).toBe(5000)
  expect(discountFor(amount(5000), cents(4999))).toBe(4999)
})

test('no discount is negative or above the subtotal', () => {
  const discounts = fc.oneof(
    fc.integer({ min: 0, max: 10_000 }).map(percent),
    fc.integer({ min: 0, max: 10_000_000 }).map(amount),
  )
  fc.assert(
    fc.property(discounts, fc.integer({ min: 0, max: 100_000_000 }), (discount, subtotal) => {
      const off = discountFor(discount, cents(subtotal))
      return off >= 0 && off <= subtotal
    }),
  )
})

test('capitals, spaces around and inside, and full-width letters make no difference (S-303)', () => {
  for (const input of [
    'GIRASOL1',
    'girasol1',
    ' Girasol1\n',
    'GIRASOL 1',
    'ＧＩＲＡＳＯＬ１',
    'gira\u200Bsol1',
  ])
    expect(normaliseCode(input)).toBe('GIRASOL1')
})

test('look-alikes, signs, nothing and very long texts are no code', () => {
  for (const input of [
    'GIRАSOL1',
    'gırasol1',
    'GIRÁSOL1',
    "' or 1=1 --",
    '',
    '   ',
    '\0',
    'A'.repeat(41),
    'A'.repeat(10_000),
    ' '.repeat(10_000),
  ])
    expect(normaliseCode(input)).toBe('')
  expect(normaliseCode('A'.repeat(40))).toHaveLength(40)
})

test('any input is a code or nothing', () => {
  fc.assert(
    fc.property(anyText(), (input) => {
      const code = normaliseCode(input)
      return code === '' || (/^[A-Z0-9._-]{1,40}$/.test(code) && normaliseCode(code) === code)
    }),
  )
})

test("the default code is the shop's name and a 1 (S-304)", () => {
  expect(ownCode('Girasol')).toBe('GIRASOL1')
  expect(ownCode('Luz de Holguín')).toBe('LUZDEHOLGUIN1')
  expect(ownCode('')).toBe('1')
  expect(ownCode('a'.repeat(100))).toHaveLength(40)
})

test('a coupon lives from its first to its last day, while it is active and not used up', () => {
  const today = parseDay('2026-11-21')
  const forever = { validFromOn: null, validUntilOn: null, maxUses: null, uses: 7, isActive: true }
  expect(isAlive(forever, today)).toBe(true)
  expect(isAlive({ ...forever, isActive: false }, today)).toBe(false)
  expect(isAlive({ ...forever, validFromOn: today, validUntilOn: today }, today)).toBe(true)
  expect(isAlive({ ...forever, validFromOn: parseDay('2026-11-22') }, today)).toBe(false)
  expect(isAlive({ ...forever, validUntilOn: parseDay('2026-11-20') }, today)).toBe(false)
  expect(isAlive({ ...forever, maxUses: 8 }, today)).toBe(true)
  expect(isAlive({ ...forever, maxUses: 7 }, today)).toBe(false)
})
