import { describe, expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { nothingYet } from '../calculator/calculation.rules.ts'
import { nothingOwned, type Owned } from '../owned/owned.rules.ts'
import { ownedOffers, ownSkus } from '../owned/owned-offers.rules.ts'
import { places } from '../sizing/sun-hours.rules.ts'
import { lived, plantOf } from './hourly-plant.fixture.ts'
import { dayInHouse, householdOf } from './households.fixture.ts'
import { calculatedNeed } from './need-of.rules.ts'

const households = Array.from({ length: 200 }, (_, index) => householdOf(index + 1))
const provinces = places.filter(({ isCuba }) => isCuba)
const inverter = { watts: 2000, volts: 12, chargeA: 0, surgeW: null } as const
const own: Readonly<Record<string, Partial<Owned>>> = {
  lithium: { battery: { kind: 'lithium', volts: 12, ampHours: 200, quantity: 2 }, inverter },
  agm: { battery: { kind: 'agm', volts: 12, ampHours: 200, quantity: 2 }, inverter },
  lead: { battery: { kind: 'lead', volts: 12, ampHours: 400, quantity: 2 }, inverter },
  inverterOnly: { inverter },
  panels: { panels: { watts: 450, quantity: 4, vocV: 41.5, iscA: null } },
  everything: {
    battery: { kind: 'lithium', volts: 12, ampHours: 200, quantity: 2 },
    ...{ inverter, panels: { watts: 200, quantity: 3, vocV: 27.6, iscA: 9.3 } },
  },
}
const skus: readonly string[] = Object.values(ownSkus)
const rounding = 1e-6
const manyDays = 8

/** The sets that use something of the house, for every fourth province. */
const promisedWith = (some: Partial<Owned>) => {
  const shelf = shelfOf([...ownedOffers({ ...nothingOwned, ...some }), ...demonstrationOffers])
  return households.flatMap((house) =>
    provinces
      .filter((_, index) => index % 4 === 0)
      .flatMap(({ code, months }) => {
        const { items, blackoutHours, panels } = house
        const asked = calculatedNeed({ ...nothingYet, items, blackoutHours, panels, place: code })
        if (!asked) throw new Error(`no need of household ${house.seed}`)
        const { need, demand, place } = asked
        return setsByLevel(shelf, need, checkAt(place, { demand }, need.isComplete))
          .filter(({ set }) => set.lines.some(({ offer }) => skus.includes(offer.part.sku)))
          .map(({ set, level }) => ({
            name: `household ${house.seed} in ${code}, ${level}`,
            ...{ set, house, worstSun: Math.min(...months) },
          }))
      }),
  )
}

describe.each(Object.entries(own))('hour by hour, sets with %s of the house', (_kind, owned) => {
  const promised = promisedWith(owned)
  const short = (those: typeof promised, sunOf: (worst: number) => number, days: number) =>
    those.flatMap(({ name, set, house, worstSun }) => {
      const weather = { sunHours: sunOf(worstSun), isGridCharging: false, days }
      const { unmetWh, criticalWh } = lived(plantOf(set), dayInHouse(house), weather)
      return unmetWh > criticalWh * rounding ? [`${name} lacks ${unmetWh.toFixed(0)} Wh`] : []
    })

  test('exist', () => expect(promised.length).toBeGreaterThan(10))

  test('last through the blackout on a full battery, without any sun', () =>
    expect(short(promised, () => 0, 1)).toEqual([]))

  test('serve everything day after day in the worst month, from the sun alone', () => {
    const withPanels = promised.filter(({ house }) => house.panels)
    expect(short(withPanels, (worst) => worst, manyDays)).toEqual([])
  })
})
