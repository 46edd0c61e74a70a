import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { browsableCategories } from '#shop/catalogue/products/product.rules.ts'
import { type MarginRules, marginOf, proposedPrice, roundings, usualRules } from './margin.rules.ts'

const rulesWith = (overrides: Partial<MarginRules> & { target?: number }): MarginRules => ({
  ...usualRules,
  ...overrides,
  targets:
    overrides.target === undefined
      ? usualRules.targets
      : { ...usualRules.targets, panel: overrides.target },
})

test('at a cost of 75 a price of 100 has a margin of a quarter', () => {
  expect(marginOf(cents(10_000), cents(7_500))).toBe(2_500)
  const plain = rulesWith({ target: 2_500, rounding: 'none' })
  expect(proposedPrice(cents(7_500), 'panel', plain)).toBe(10_000)
})

test('prices are rounded up, to .99 or to whole dollars', () => {
  const price = (rounding: MarginRules['rounding'], cost: number) =>
    proposedPrice(cents(cost), 'panel', rulesWith({ target: 2_500, rounding }))
  expect([price('ninety_nine', 7_500), price('whole', 7_500)]).toEqual([10_099, 10_000])
  expect([price('ninety_nine', 7_424), price('whole', 7_424)]).toEqual([9_899, 9_900])
  expect([price('ninety_nine', 7_425), price('none', 7_424)]).toEqual([9_999, 9_899])
})

test('a category below the minimum margin is raised to it, and prices that wait for a category get it', () => {
  const rules = rulesWith({ target: 500, floor: 2_000, rounding: 'none' })
  expect(proposedPrice(cents(8_000), 'panel', rules)).toBe(10_000)
  expect(proposedPrice(cents(8_000), 'unknown', rules)).toBe(10_000)
})

test('without a cost nothing is proposed, and without a price there is no margin', () => {
  expect(proposedPrice(null, 'panel', usualRules)).toBeNull()
  expect(proposedPrice(cents(0), 'panel', usualRules)).toBeNull()
  expect([
    marginOf(null, cents(1)),
    marginOf(cents(1), null),
    marginOf(cents(0), cents(0)),
  ]).toEqual([null, null, null])
  expect(marginOf(cents(100), cents(150))).toBe(-5_000)
})

test('no proposed price is below the minimum margin or its target, and none is a dollar too high', () => {
  const margin = fc.integer({ min: 0, max: 9_000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.record({ target: margin, floor: margin, rounding: fc.constantFrom(...roundings) }),
      fc.constantFrom(...browsableCategories),
      (cost, overrides, category) => {
        const targets = Object.fromEntries(
          browsableCategories.map((one) => [one, overrides.target]),
        )
        const rules = { ...usualRules, ...overrides, targets: targets as MarginRules['targets'] }
        const price = proposedPrice(cents(cost), category, rules) ?? 0
        const expected = Math.max(overrides.floor, overrides.target)
        const isEnough = price * (10_000 - expected) >= cost * 10_000
        const isTight = (price - 100) * (10_000 - expected) < cost * 10_000
        return isEnough && isTight
      },
    ),
  )
})
