import { expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt, partsOf, systemAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { nothingYet } from '../calculator/calculation.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { calculatedNeed } from '../composer/need-of.rules.ts'
import { ownCheckOf } from './own-check.rules.ts'
import { nothingOwned } from './owned.rules.ts'
import { ownedOffers, ownSkus } from './owned-offers.rules.ts'

const needFor = (items: string) => {
  const blackoutHours = 8
  const asked = calculatedNeed({ ...nothingYet, items: itemsIn(items).items, blackoutHours })
  if (!asked) throw new Error('no need')
  return asked
}

test('no set charges from grid and sun with more than its battery takes', () => {
  const inverter = { watts: 1500, volts: 12, chargeA: 100, surgeW: 3000 } as const
  const offers = ownedOffers({ ...nothingOwned, inverter })
  const { need, demand, place } = needFor('vp2-bl4')
  const check = checkAt(place, { demand }, need.isComplete)
  const sets = setsByLevel(shelfOf([...offers, ...demonstrationOffers]), need, check)
  const used = sets.filter(({ set }) =>
    set.lines.some(({ offer }) => offer.part.sku === ownSkus.inverter),
  )
  expect(used.length).toBeGreaterThan(0)
  for (const { set } of used) {
    const { figures, system } = systemAt(partsOf(set.lines), place, { demand }, true)
    const limit = (system.battery?.max_charge_a ?? 0) * system.parallel
    expect(figures.charge_a).toBeGreaterThan(inverter.chargeA)
    expect(figures.charge_a).toBeLessThanOrEqual(limit)
  }
})

test('a charger that gives more than the battery beside it takes is told', () => {
  const inverter = { watts: 1000, volts: 12, chargeA: 60, surgeW: null } as const
  const findingsWith = (ampHours: number) => {
    const battery = { kind: 'lithium', volts: 12, ampHours, quantity: 1 } as const
    const owned = { ...nothingOwned, battery, inverter }
    const found = ownCheckOf(owned, needFor('bl2'), 'es', { nameOf: (sku) => sku })
    return found?.findings.find(({ rule }) => rule === 'E4')?.message
  }
  expect(findingsWith(50)).toContain('Baja la corriente de carga a 25 A.')
  expect(findingsWith(200)).toBeUndefined()
})
