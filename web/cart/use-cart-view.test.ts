import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { aCartLine, aCartProduct } from '#shop/cart/cart.fixture.ts'
import { usualInstallationPrice } from '#shop/settings/installation.rules.ts'
import { viewOf } from './use-cart-view.ts'

const product = aCartProduct({ weightLbs: 30 })
const cart = {
  lines: [aCartLine(2, product)],
  installation: false,
  notices: [],
  dropped: 0,
  known: null,
  tariff: null,
  isUnavailable: true,
}

test('while the shipping settings cannot be read, the logistics come from 1.99 a pound and 50 (S-352)', () => {
  const { totals, isUnavailable } = viewOf(cart, null, 'cuba', usualInstallationPrice)
  expect(isUnavailable).toBe(true)
  expect(totals.logistics).toBe(16_940)
  const known = { costPerPound: 100, agencyFee: null, fixedDeliveryFee: 1000 } as never
  expect(
    viewOf({ ...cart, tariff: known }, null, 'cuba', usualInstallationPrice).totals.logistics,
  ).toBe(7_000)
})

test('the installation costs what the owner set', () => {
  const installed = { ...cart, installation: true }
  expect(viewOf(installed, null, 'usa', usualInstallationPrice).totals.installation).toBe(5_000)
  expect(viewOf(installed, null, 'usa', cents(7_500)).totals.installation).toBe(7_500)
})
