import { describe, expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { calculatedNeed } from '../composer/need-of.rules.ts'
import { unusedParts } from './own-reasons.rules.ts'
import { ownedOffers } from './owned-offers.rules.ts'

function unused(query: string) {
  const calculation = calculationIn(new URLSearchParams(`apagon=6&${query}`))
  const asked = calculatedNeed(calculation)
  if (!asked) throw new Error('nothing is needed')
  const { need, demand, place } = asked
  const shelf = shelfOf([...ownedOffers(calculation.owned), ...demonstrationOffers])
  const check = checkAt(place, { demand }, need.isComplete)
  const sets = setsByLevel(shelf, need, check).map(({ set }) => set)
  return { found: unusedParts({ shelf, need, check }, sets), cheapest: sets[0]?.price ?? 0 }
}
const evening = 'equipos=vp1-bl3-ro1'

describe('what the house has and no set uses says why', () => {
  test('lead of which a set would cost more, with its price', () => {
    const { found, cheapest } = unused(`${evening}&bateria=p12v100x2&inversor=1000w12v`)
    expect(found).toEqual([
      { part: 'battery', reason: { kind: 'dearer', price: expect.any(Number) } },
    ])
    const [{ reason }] = found as [(typeof found)[0]]
    expect(reason.kind === 'dearer' && reason.price).toBeGreaterThan(cheapest)
  })

  test('a battery that holds too little, and an inverter that surely starts no refrigerator', () => {
    const { found } = unused('equipos=rm1-vp2-bl6&bateria=p12v70x1&inversor=1000w12v')
    expect(found).toMatchObject([
      { part: 'battery', reason: { kind: 'hours' } },
      { part: 'inverter', reason: { kind: 'start', has: 1000 } },
    ])
  })

  test('an inverter of 110 V for a device of 220 V', () => {
    const { found } = unused('equipos=si1&voltaje=si220&inversor=5000w48vo110&paneles=no')
    expect(found).toEqual([{ part: 'inverter', reason: { kind: 'volts220' } }])
  })

  test('nothing is said of what is used, nor where there is nothing', () => {
    const both = `${evening}&bateria=l12v100x1d100&inversor=1000w12v2000p`
    expect(unused(both).found).toEqual([])
    expect(unused(evening).found).toEqual([])
  })
})
