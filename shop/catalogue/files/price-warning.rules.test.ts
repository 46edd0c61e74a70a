import { expect, test } from 'vitest'
import { priceWarnings } from './price-warning.rules.ts'

const price = (from: string | null, to: string | null) => ({ sell_price: { from, to } })

test.each([
  ['100.00', null, ['none']],
  ['100.00', '600.00', ['far_up']],
  ['100.00', '300.00', []],
  ['100.00', '300.01', ['far_up']],
  ['100.00', '33.34', ['below_cost']],
  ['100.00', '33.33', ['far_down', 'below_cost']],
  ['100.00', '110.00', []],
  [null, '110.00', []],
  [null, '49.99', ['below_cost']],
  ['100.00', '49,99', ['below_cost']],
  ['100.00', 'mucho', ['none']],
] as const)(
  'a price that goes from %s to %s at a cost of 50 is doubted for %j',
  (from, to, all) => {
    expect(priceWarnings(price(from, to), { sell_price: from, cost_price: '50.00' })).toEqual(all)
  },
)

test('a cost above the price that stays is doubted, an emptied own price is not', () => {
  const now = { sell_price: '100.00', cost_price: '50.00', numeric_price: '90.00' }
  const cost = { cost_price: { from: '50.00', to: '101.00' } }
  expect(priceWarnings(cost, now)).toEqual(['below_cost'])
  expect(priceWarnings({ numeric_price: { from: '90.00', to: null } }, now)).toEqual([])
  expect(priceWarnings({ numeric_price: { from: '90.00', to: '900.00' } }, now)).toEqual(['far_up'])
  expect(priceWarnings({ name: { from: 'a', to: 'b' } }, { ...now, cost_price: '101.00' })).toEqual(
    [],
  )
})
