import { expect, test } from 'vitest'
import { gridChargeOf, usualGridCharge } from '#shop/electrical/grid-charge.rules.ts'
import { rechargeIn } from './recharge.rules.ts'

const part = (category: string, specs: Readonly<Record<string, unknown>>) => ({
  ...{ category, specs, quantity: 1 },
})

test('a battery whose charger nobody knows is recharged within a range, 4.74 h with the usual one', () => {
  const recharge = rechargeIn(4, usualGridCharge(2560), 2560)
  expect(recharge).toMatchObject({ isKnown: false, percent: { low: 42, high: 100 } })
  expect(recharge?.usualH).toBeCloseTo(4.74, 2)
  expect(recharge?.fullH.low).toBeCloseTo(2.37, 2)
  expect(recharge?.fullH.high).toBeCloseTo(9.47, 2)
})

test('a station is recharged in the hours of its label, and to no more than full', () => {
  const labelled = gridChargeOf([part('portable', { ac_full_charge_h: 5 })], 2048)
  expect(rechargeIn(4, labelled, 2048)).toEqual({
    ...{ fullH: { low: 5, high: 5 }, usualH: 5, isKnown: true },
    percent: { low: 80, high: 80 },
  })
  expect(rechargeIn(9, labelled, 2048)?.percent).toEqual({ low: 100, high: 100 })
  expect(rechargeIn(4, gridChargeOf([part('portable', {})], 2048), 2048)).toBeNull()
})
