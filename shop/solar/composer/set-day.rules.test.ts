import { expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { ownedOffers, ownSkus } from '../owned/owned-offers.rules.ts'
import { calculatedNeed } from './need-of.rules.ts'
import { dayWithSet, unmetWh } from './set-day.rules.ts'

/** The days of the sets that use a battery of the house. */
function daysWith(battery: string, devices: string) {
  const query = `equipos=${devices}&bateria=${battery}&inversor=3500w48v7000p`
  const calculation = calculationIn(new URLSearchParams(query))
  const asked = calculatedNeed(calculation)
  if (!asked) throw new Error(query)
  const { need, demand, place } = asked
  const shelf = shelfOf([...ownedOffers(calculation.owned), ...demonstrationOffers])
  return setsByLevel(shelf, need, checkAt(place, { demand }, need.isComplete))
    .filter(({ set }) => set.lines.some(({ offer }) => offer.part.sku === ownSkus.battery))
    .map(({ set }) => dayWithSet(set, calculation, asked))
}

const house = 'rm1-vp1-bl3-tv1-ro1'

test.each([
  ['a12v200x4', 0.5],
  ['p12v250x4', 0.5],
  ['l48v100x1', 0.1],
])(
  'a set with %s of the house leaves nothing short on its day, nor below what the kind stands',
  (battery, floor) => {
    const days = daysWith(battery, house)
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) {
      expect(unmetWh(day)).toBeCloseTo(0, 6)
      expect(Math.min(...day.map(({ level }) => level))).toBeGreaterThanOrEqual(floor - 1e-9)
    }
  },
)
