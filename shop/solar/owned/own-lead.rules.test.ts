import { expect, test } from 'vitest'
import { bankOf } from '#shop/electrical/composer/battery/battery-bank.rules.ts'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { householdOf } from '../composer/households.fixture.ts'
import { needOf } from '../composer/need-of.rules.ts'
import { placeFactsOf, systemDemand } from '../system/system-demand.rules.ts'
import { ownedOffers } from './owned-offers.rules.ts'
import { ownedIn } from './owned-text.rules.ts'

const ownLead = ownedOffers(ownedIn(new URLSearchParams('bateria=a12v200x2')))

test.each([2, 33, 34, 40])(
  'a lead battery in the house makes nothing dearer for household %i',
  (seed) => {
    const place = placeFactsOf('US-MN')
    if (!place) throw new Error('no place')
    const { items, blackoutHours, panels } = householdOf(seed)
    const demand = systemDemand(items, blackoutHours)
    const need = needOf(demand, place, panels)
    const check = checkAt(place, { demand })
    const priceOf = (owned: typeof ownLead) =>
      cheapestSet(shelfOf([...demonstrationOffers, ...owned]), need, check)?.price ?? Infinity
    expect(priceOf(ownLead)).toBeLessThanOrEqual(priceOf([]))
  },
)

test('two of lead in series are 24 V, and not the 25.6 of lithium', () => {
  const { batteries, inverters } = shelfOf(
    ownedOffers(ownedIn(new URLSearchParams('bateria=a12v200x2&inversor=1500w24v3000p'))),
  )
  const [battery, inverter] = [batteries[0], inverters[0]]
  if (!battery || !inverter) throw new Error('nothing owned')
  // a fifth of 200 Ah for hours, at 24 V through 90 %
  expect(bankOf(battery, inverter, 1).continuousW).toBeCloseTo(40 * 24 * 0.9, 6)
})
