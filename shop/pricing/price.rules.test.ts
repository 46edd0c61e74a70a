import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, cents } from '#kernel/money.ts'
import { noTariff, type Tariff } from '#shop/shipping/tariff.rules.ts'
import { defaultRatePerPound, freight, landedPrice, type PriceParts } from './price.rules.ts'

const tariff = (rate: number | null, fee: number | null): Tariff => ({
  costPerPound: rate === null ? null : cents(rate),
  agencyFee: cents(0),
  fixedDeliveryFee: fee === null ? null : cents(fee),
})
const productA: PriceParts = {
  sellPrice: cents(20_000),
  weightLbs: 30,
  deliveryFee: null,
  ownPrice: null,
}

test('sell price + weight × rate + delivery fee: 309.70 (A-364)', () => {
  expect(landedPrice(productA, tariff(199, 5000)).finalPrice).toBe(30_970)
})

test('without a rate, or with 0, a pound costs 3: 340.00 (A-363)', () => {
  expect(defaultRatePerPound).toBe(300)
  expect(landedPrice(productA, tariff(null, 5000)).finalPrice).toBe(34_000)
  expect(landedPrice(productA, tariff(0, 5000)).finalPrice).toBe(34_000)
})

test("the delivery fee is the product's own, else the tariff's, else 0 (A-365)", () => {
  expect(landedPrice({ ...productA, deliveryFee: cents(1000) }, tariff(199, 5000)).finalPrice).toBe(
    26_970,
  )
  expect(landedPrice({ ...productA, deliveryFee: cents(0) }, tariff(199, 5000)).finalPrice).toBe(
    25_970,
  )
  expect(landedPrice(productA, noTariff).finalPrice).toBe(29_000)
})

test('a manual price above 0 overrides the formula, and is one figure (A-367)', () => {
  const own = landedPrice({ ...productA, ownPrice: cents(25_000) }, tariff(199, 5000))
  expect(own).toMatchObject({
    sellPrice: 25_000,
    shippingCost: 0,
    deliveryFee: 0,
    finalPrice: 25_000,
  })
  expect(landedPrice({ ...productA, ownPrice: cents(0) }, tariff(199, 5000)).finalPrice).toBe(
    30_970,
  )
})

test('half a cent of freight rounds away from zero (A-366)', () => {
  expect(freight(0.25, cents(198))).toBe(50)
  expect(freight(0.5, cents(199))).toBe(100)
  expect(freight(13.2, cents(199))).toBe(2627)
})

test('a breakdown names its six parts (A-137)', () => {
  expect(landedPrice(productA, tariff(199, 5000))).toEqual({
    sellPrice: 20_000,
    shippingCost: 5970,
    deliveryFee: 5000,
    finalPrice: 30_970,
    isValid: true,
    shippingRate: 199,
  })
  expect(landedPrice({ ...productA, sellPrice: null }, noTariff).isValid).toBe(false)
})

const sum = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
const maybe = fc.option(sum)
const anyParts = fc.record({
  sellPrice: maybe,
  weightLbs: fc.option(fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100)),
  deliveryFee: maybe,
  ownPrice: maybe,
})
const anyTariff = fc.record({ costPerPound: maybe, agencyFee: maybe, fixedDeliveryFee: maybe })

test('the parts of a price always add up to it', () => {
  fc.assert(
    fc.property(anyParts, anyTariff, (parts, inForce) => {
      const price = landedPrice(parts, inForce)
      expect(add(price.sellPrice, price.shippingCost, price.deliveryFee)).toBe(price.finalPrice)
      expect(price.finalPrice).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a heavier product never costs less', () => {
  const pounds = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(pounds, pounds, sum, (a, b, rate) => {
      const [light, heavy] = [Math.min(a, b) / 100, Math.max(a, b) / 100]
      expect(freight(heavy, rate)).toBeGreaterThanOrEqual(freight(light, rate))
    }),
  )
})
