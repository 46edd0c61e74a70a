import { expect, test } from 'vitest'
import { cents, type Usd } from '#kernel/money.ts'
import { aCartLine, aCartProduct } from '#shop/cart/cart.fixture.ts'
import { usualInstallationPrice } from '#shop/settings/installation.rules.ts'
import { isSurelyEmpty, viewOf } from './use-cart-view.ts'

const product = aCartProduct({ weightLbs: 30 })
const inCuba = {
  destination: 'cuba',
  oneDelivery: false,
  installationPrice: usualInstallationPrice,
} as const
const cart = {
  lines: [aCartLine(2, product)],
  aside: [],
  installation: false,
  notices: [],
  dropped: 0,
  known: null,
  tariff: null,
  isUnavailable: true,
}

test('while the shipping settings cannot be read, the logistics come from 1.99 a pound and 50 (S-352)', () => {
  const { totals, isUnavailable } = viewOf(cart, null, inCuba)
  expect(isUnavailable).toBe(true)
  expect(totals.logistics).toBe(16_940)
  const known = { costPerPound: 100, agencyFee: null, fixedDeliveryFee: 1000 } as never
  expect(viewOf({ ...cart, tariff: known }, null, inCuba).totals.logistics).toBe(7_000)
})

test('the installation costs what the owner set', () => {
  const installed = { ...cart, installation: true }
  const costing = (installationPrice: Usd) =>
    viewOf(installed, null, { ...inCuba, installationPrice }).totals.installation
  expect([costing(usualInstallationPrice), costing(cents(7_500))]).toEqual([5_000, 7_500])
})

test('a cart whose products are not known yet, or cannot be fetched, is not called empty', () => {
  const unseen = { ...cart, lines: [{ ...aCartLine(2, product), seen: null }] }
  for (const isUnavailable of [false, true]) {
    const view = viewOf({ ...unseen, isUnavailable }, null, inCuba)
    expect(view.totals.lines).toEqual([])
    expect(isSurelyEmpty(view)).toBe(false)
  }
  expect(isSurelyEmpty(viewOf({ ...cart, lines: [] }, null, inCuba))).toBe(true)
  expect(isSurelyEmpty(null)).toBe(false)
})

test('a kit around a station is offered no installer, like the station, until something is added that needs one', () => {
  const station = aCartLine(1, aCartProduct({ id: 'kit-a', category: 'kit', isPluggedIn: true }))
  const wired = aCartLine(1, aCartProduct({ id: 'kit-b', category: 'kit' }))
  const view = (lines: (typeof station)[]) =>
    viewOf({ ...cart, lines, installation: true }, null, inCuba)
  expect(view([station])).toMatchObject({ installation: false, noInstaller: 'plugged_in' })
  expect(view([station, wired])).toMatchObject({ installation: true, noInstaller: null })
})
