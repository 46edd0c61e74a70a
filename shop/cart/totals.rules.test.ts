import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, cents, formatUsd, zero } from '#kernel/money.ts'
import type { Discount } from '#shop/coupons/coupon.rules.ts'
import { landedPrice } from '#shop/pricing/price.rules.ts'
import { usualInstallationPrice } from '#shop/settings/installation.rules.ts'
import { noTariff, type Tariff } from '#shop/shipping/tariff.rules.ts'
import { aCartProduct, demonstrationTariff } from './cart.fixture.ts'
import type { CartProduct } from './cart.rules.ts'
import {
  type CartSum,
  cartTotals,
  includedIn,
  isDeliveryCovered,
  orderLogistics,
} from './totals.rules.ts'

const coupon: Discount = { code: 'GIRASOL1', kind: 'percent', basisPoints: 500, amount: zero }

const twoOfA = (overrides: Partial<CartSum> = {}) =>
  cartTotals({
    destination: 'usa',
    lines: [{ product: aCartProduct(), quantity: 2 }],
    tariff: demonstrationTariff,
    discount: null,
    installation: zero,
    oneDelivery: false,
    ...overrides,
  })

test('two of A in the USA: 428.00, the subtotal by numeric_price and 7 % tax of it (S-391, S-393, S-395, S-006)', () => {
  const { subtotal, tax, total } = twoOfA()
  expect([subtotal, tax, total]).toEqual([40_000, 2_800, 42_800])
})

test('in the USA shipping costs nothing (S-390)', () => {
  expect(twoOfA().shipping).toBe(0)
  expect(twoOfA().logistics).toBeNull()
})

test('with the coupon 408.00, with the installation too 458.00 (S-012, S-396)', () => {
  expect(twoOfA({ discount: coupon }).total).toBe(40_800)
  expect(twoOfA({ discount: coupon, installation: usualInstallationPrice }).total).toBe(45_800)
})

test('two of A in Cuba: 619.40 by final_price, without tax (S-005, S-389, S-392)', () => {
  const { subtotal, tax, total } = twoOfA({ destination: 'cuba' })
  expect([subtotal, tax, total]).toEqual([61_940, 0, 61_940])
})

test('the logistics of the order, 169.40, are counted for the books and never added (S-388)', () => {
  const { logistics, total, subtotal } = twoOfA({ destination: 'cuba' })
  expect(logistics).toBe(16_940)
  expect(total).toBe(subtotal)
})

test('in Cuba with coupon 588.43, with installation 638.43', () => {
  expect(twoOfA({ destination: 'cuba', discount: coupon }).total).toBe(58_843)
  expect(
    twoOfA({ destination: 'cuba', discount: coupon, installation: usualInstallationPrice }).total,
  ).toBe(63_843)
})

test('the agency fee is added and the discount taken in Cuba too (S-394)', () => {
  const tariff = { ...demonstrationTariff, agencyFee: cents(700) }
  expect(twoOfA({ destination: 'cuba', tariff, discount: coupon }).total).toBe(59_543)
  expect(twoOfA({ tariff }).total).toBe(43_500)
})

test.each([
  ['missing', noTariff],
  ['zero', { costPerPound: zero, agencyFee: zero, fixedDeliveryFee: zero }],
] as const)(
  'a tariff that is %s means 1.99 a pound, 0 and 50 (S-385, S-386, S-387)',
  (_, tariff) => {
    expect(orderLogistics(60, tariff)).toBe(16_940)
    expect(orderLogistics(0, tariff)).toBe(5_000)
    expect(twoOfA({ tariff }).agencyFee).toBe(0)
  },
)

test('a discount takes no more than the products cost, and the total is never below 0 (S-397)', () => {
  const much: Discount = { code: 'X', kind: 'amount', basisPoints: 0, amount: cents(9_000_000) }
  expect(twoOfA({ discount: much }).total).toBe(2_800)
  expect(twoOfA({ discount: much, installation: usualInstallationPrice }).total).toBe(7_800)
  expect(twoOfA({ discount: much }).discount).toBe(40_000)
})

test('an empty cart costs nothing, whatever is chosen', () => {
  const tariff = { ...demonstrationTariff, agencyFee: cents(700) }
  const empty = twoOfA({
    lines: [],
    tariff,
    discount: coupon,
    installation: usualInstallationPrice,
  })
  expect([empty.total, empty.agencyFee, empty.discount]).toEqual([0, 0, 0])
})

test('a line is equipment, freight and delivery, each times the quantity', () => {
  const [line] = twoOfA({ destination: 'cuba' }).lines
  expect(line).toMatchObject({
    equipment: 40_000,
    freight: 11_940,
    delivery: 10_000,
    amount: 61_940,
    isOneFigure: false,
    weightLbs: 60,
  })
})

test('a price set by hand, or one that its parts do not explain, is one figure', () => {
  const parts = { sellPrice: cents(20_000), deliveryFee: null, hasOwnCubaPrice: true }
  const own = aCartProduct({ priceCuba: cents(25_000), parts })
  const odd = aCartProduct({ priceCuba: cents(30_971) })
  const unknown = aCartProduct({ parts: null })
  const sum = { destination: 'cuba' as const }
  for (const product of [own, odd, unknown]) {
    const [line] = twoOfA({ ...sum, lines: [{ product, quantity: 1 }] }).lines
    expect(line?.isOneFigure).toBe(true)
    expect(line?.equipment).toBe(product.priceCuba)
  }
})

test('sums are shown in dollars as in the USA, with two decimals (S-398, S-399, S-400)', () => {
  const { total } = twoOfA({ lines: [{ product: aCartProduct(), quantity: 10 }] })
  expect(formatUsd(total)).toBe('$2,140.00')
})

const money = (max: number) => fc.integer({ min: 0, max }).map(cents)
const fee = fc.option(money(20_000), { nil: null })
const anyTariff: fc.Arbitrary<Tariff> = fc.record({
  costPerPound: fee,
  agencyFee: fee,
  fixedDeliveryFee: fee,
})
const anyDiscount: fc.Arbitrary<Discount | null> = fc.option(
  fc.record({
    code: fc.constant('X'),
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    amount: money(5_000_000),
  }),
  { nil: null },
)
const anyParts = fc.record({
  sellPrice: fc.option(money(2_000_000), { nil: null }),
  deliveryFee: fee,
  ownPrice: fee,
  weightLbs: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
})

/** A product priced by the shop's formula. */
const pricedBy =
  (tariff: Tariff) =>
  (parts: typeof anyParts extends fc.Arbitrary<infer Parts> ? Parts : never): CartProduct => {
    const sum = landedPrice(parts, tariff)
    return aCartProduct({
      priceUsa: parts.sellPrice,
      priceCuba: sum.isValid ? sum.finalPrice : null,
      weightLbs: parts.weightLbs,
      parts: { ...parts, hasOwnCubaPrice: (parts.ownPrice ?? 0) > 0 },
    })
  }

const anySum: fc.Arbitrary<CartSum> = anyTariff.chain((tariff) =>
  fc.record({
    destination: fc.constantFrom('usa' as const, 'cuba' as const),
    tariff: fc.constant(tariff),
    discount: anyDiscount,
    installation: fc.constantFrom(zero, usualInstallationPrice, cents(1)),
    oneDelivery: fc.boolean(),
    lines: fc.array(
      fc.record({
        product: anyParts.map(pricedBy(tariff)),
        quantity: fc.integer({ min: 1, max: 999 }),
      }),
      { maxLength: 9 },
    ),
  }),
)

test('in every combination the lines add up to the total to the cent (S-397)', () => {
  fc.assert(
    fc.property(anySum, (sum) => {
      const totals = cartTotals(sum)
      const { subtotal, shipping, tax, agencyFee, discount, installation, total } = totals
      const { deliverySaving } = totals
      for (const line of totals.lines) {
        expect(add(line.equipment, line.freight, line.delivery)).toBe(line.amount)
        expect(line.amount).toBe(line.unitPrice * line.quantity)
      }
      expect(add(...totals.lines.map((line) => line.amount))).toBe(subtotal)
      expect(subtotal + shipping + tax + agencyFee - discount - deliverySaving + installation).toBe(
        total,
      )
      expect(total).toBeGreaterThanOrEqual(0)
      expect(discount).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1_000 },
  )
})

test('with one delivery each fee but the highest comes off, in Cuba alone', () => {
  const another = aCartProduct({
    priceCuba: cents(21_990),
    weightLbs: 0,
    parts: { sellPrice: cents(20_000), deliveryFee: cents(1_990), hasOwnCubaPrice: false },
  })
  const lines = [
    { product: aCartProduct(), quantity: 2 },
    { product: another, quantity: 3 },
  ]
  const on = { lines, oneDelivery: true, destination: 'cuba' as const }
  const totals = twoOfA(on)
  expect(totals.subtotal).toBe(61_940 + 65_970)
  expect(totals.deliverySaving).toBe(5_000 + 3 * 1_990)
  expect(totals.total).toBe(totals.subtotal - 10_970)
  expect(twoOfA({ ...on, oneDelivery: false }).deliverySaving).toBe(0)
  expect(twoOfA({ ...on, destination: 'usa' }).deliverySaving).toBe(0)
  expect(isDeliveryCovered(totals, cents(5_000))).toBe(true)
  expect(isDeliveryCovered(totals, cents(5_001))).toBe(false)
  expect(isDeliveryCovered(twoOfA({ ...on, lines: [] }), cents(200))).toBe(false)
  expect(twoOfA({ ...on, lines: [{ product: another, quantity: 1 }] }).deliverySaving).toBe(0)
  expect(includedIn(totals)).toEqual({ freight: 11_940, delivery: 15_970, weightLbs: 60 })
})

test('in every cart one delivery takes off no more than the deliveries beyond the first', () => {
  fc.assert(
    fc.property(anySum, (sum) => {
      const { deliverySaving, lines, discount, subtotal } = cartTotals({
        ...sum,
        oneDelivery: true,
      })
      const fees = lines.flatMap(({ delivery, quantity }) =>
        Array.from({ length: quantity }, () => delivery / quantity),
      )
      const all = fees.reduce((total, fee) => total + fee, 0)
      expect(deliverySaving).toBe(all - Math.max(0, ...fees))
      expect(discount + deliverySaving).toBeLessThanOrEqual(subtotal)
      expect(cartTotals({ ...sum, oneDelivery: false }).deliverySaving).toBe(0)
    }),
  )
})

test('a product priced by the formula always shows its parts in Cuba', () => {
  fc.assert(
    fc.property(anyTariff, anyParts, (tariff, parts) => {
      const product = pricedBy(tariff)({ ...parts, ownPrice: null })
      fc.pre(product.priceCuba !== null)
      const sum = {
        destination: 'cuba' as const,
        tariff,
        discount: null,
        installation: zero,
        oneDelivery: false,
      } as const
      const [line] = cartTotals({ ...sum, lines: [{ product, quantity: 3 }] }).lines
      expect(line?.isOneFigure).toBe(false)
    }),
  )
})
