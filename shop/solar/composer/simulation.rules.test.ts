import { describe, expect, test } from 'vitest'
import { type LevelSet, setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { hoursOf } from '#shop/electrical/composer/need.rules.ts'
import { checkAt, partsOf, systemAt } from '#shop/electrical/composer/offer.rules.ts'
import { cheapestReady } from '#shop/electrical/composer/ready-sets.rules.ts'
import { demonstrationShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { countAs } from '#shop/electrical/parts/system.rules.ts'
import { nothingYet } from '../calculator/calculation.rules.ts'
import { modelBand, places } from '../sizing/sun-hours.rules.ts'
import { placeFactsOf, systemDemand } from '../system/system-demand.rules.ts'
import { lived, plantOf } from './hourly-plant.fixture.ts'
import { dayInHouse, type Household, householdOf } from './households.fixture.ts'
import { type CalculatedNeed, calculatedNeed, needOf } from './need-of.rules.ts'
import { dayWithSet, unmetWh } from './set-day.rules.ts'
import { prospectsOf } from './set-prospects.rules.ts'

const households = Array.from({ length: 200 }, (_, index) => householdOf(index + 1))
const provinces = places.filter(({ isCuba }) => isCuba)
const rounding = 1e-6
const manyDays = 8
const dusk = 18
const cloudyShare = 0.35

type Asked = (house: Household, province: string) => CalculatedNeed | null

const byCalculator: Asked = ({ items, blackoutHours, panels }, place) =>
  calculatedNeed({ ...nothingYet, items, blackoutHours, panels, place })

const byFunction: Asked = ({ items, blackoutHours, panels }, province) => {
  const place = placeFactsOf(province)
  const demand = systemDemand(items, blackoutHours)
  return place && { demand, place, need: needOf(demand, place, panels) }
}

interface Promised extends LevelSet {
  readonly name: string
  readonly house: Household
  readonly asked: CalculatedNeed
  readonly worstSun: number
}

/** The sets of every household in every province; provinces of the same sun get the same ones. */
function promisedBy(asking: Asked): Promised[] {
  return households.flatMap((house) => {
    const known = new Map<number, LevelSet[]>()
    return provinces.flatMap(({ code, months }) => {
      const asked = asking(house, code)
      if (!asked) throw new Error(`no need of household ${house.seed}`)
      const { need, demand, place } = asked
      const composed =
        known.get(need.sunHours) ??
        setsByLevel(demonstrationShelf, need, checkAt(place, { demand }))
      known.set(need.sunHours, composed)
      return composed.map(({ level, set }) => {
        const skus = set.lines.map(({ offer, quantity }) => `${quantity} ${offer.part.sku}`)
        const name = `household ${house.seed} in ${code}, ${level}: ${skus.join(', ')}`
        return { level, set, name, house, asked, worstSun: Math.min(...months) }
      })
    })
  })
}

describe.each([
  ['the calculator', byCalculator, 3_100],
  // everything on without a pause: more banks are beyond what a fuse for sale puts out
  ['the function', byFunction, 2_800],
])('hour by hour, the sets of %s', (_name, asking, atLeast) => {
  const promised = promisedBy(asking)
  const withPanels = promised.filter(({ house }) => house.panels)
  const broken = (those: readonly Promised[], share: (one: Promised) => number, max = 0) =>
    those.flatMap((one) => {
      const unmet = share(one)
      return unmet > max + rounding ? [`${one.name} lacks ${(100 * unmet).toFixed(1)} %`] : []
    })
  const unmetIn = (one: Promised, weather: Parameters<typeof lived>[2]): number => {
    const { unmetWh, criticalWh } = lived(plantOf(one.set), dayInHouse(one.house), weather)
    return unmetWh / criticalWh
  }
  const inWorstMonth = (times: number) => (one: Promised) =>
    unmetIn(one, { sunHours: one.worstSun * times, isGridCharging: false, days: manyDays })

  test('exist for nearly every household', () => {
    expect(promised.filter(({ level }) => level === 'enough').length).toBeGreaterThan(atLeast)
  })

  test('leave no controller without panels', () => {
    const idle = promised.flatMap(({ name, set, asked: { place } }) => {
      const { system, layout } = systemAt(partsOf(set.lines), place, {}, true)
      return layout && countAs(system, 'controller') > layout.strings ? [name] : []
    })
    expect(idle).toEqual([])
  })

  test('last through the blackout on a full battery, without any sun', () => {
    const once = { sunHours: 0, isGridCharging: false, days: 1 }
    expect(broken(promised, (one) => unmetIn(one, once))).toEqual([])
  })

  test('are never recommended above a kit or station that costs less, does all and lasts as long', () => {
    const worse = promised
      .filter(({ level }) => level === 'recommended')
      .flatMap(({ name, set, asked: { need, demand, place } }) => {
        const lasts = hoursOf(set, need)
        const better = cheapestReady(
          demonstrationShelf,
          need,
          checkAt(place, { demand }),
          (one) => one.price < set.price && hoursOf(one, need) >= lasts,
        )
        return better ? [`${name}: ${better.lines[0]?.offer.part.sku}`] : []
      })
    expect(worse).toEqual([])
  })

  test('lack nothing in the day that is drawn beside them', () => {
    const short = promised.flatMap(({ name, set, house, asked }) => {
      const { items, blackoutHours, panels } = house
      const day = dayWithSet(set, { ...nothingYet, items, blackoutHours, panels }, asked)
      const missing = unmetWh(day)
      return missing > 0.5 ? [`${name} lacks ${missing.toFixed(0)} Wh`] : []
    })
    expect(short).toEqual([])
  })

  test('serve everything day after day in the worst month, from the sun alone', () => {
    expect(broken(withPanels, inWorstMonth(1))).toEqual([])
    expect(broken(withPanels, inWorstMonth(modelBand.high))).toEqual([])
  })

  test('lack no more than the sun does at the lower end of the band', () => {
    expect(broken(withPanels, inWorstMonth(modelBand.low), 1 - modelBand.low)).toEqual([])
  })

  test('are full again before the next blackout where the grid charges them', () => {
    const onGrid = promised.filter(({ house }) => !house.panels)
    const weather = { sunHours: 0, isGridCharging: true, days: manyDays }
    expect(broken(onGrid, (one) => unmetIn(one, weather))).toEqual([])
  })

  const cloudyProspects = withPanels.map((one) => {
    const worst = one.asked.need.sunHours
    const sun = { usual: worst, worst, band: modelBand }
    return { one, prospects: prospectsOf(one.set, one.asked.need, sun) }
  })
  const cloudy = (one: Promised, days: number, share: number) =>
    lived(plantOf(one.set), dayInHouse(one.house), {
      ...{ sunHours: share * cloudyShare * one.worstSun, isGridCharging: false },
      ...{ days, beginsAt: dusk },
    })

  const cloudyDays = [
    { days: 1, figure: 'afterOneCloudy' },
    { days: 2, figure: 'afterTwoCloudy' },
  ] as const
  const suns = [
    { end: 'low', share: modelBand.low },
    { end: 'usual', share: 1 },
    { end: 'high', share: modelBand.high },
  ] as const

  test.each(cloudyDays.flatMap((one) => suns.map((sun) => ({ ...one, ...sun }))))(
    'last after $days cloudy days as long as is said of $end sun, to within two per cent',
    ({ days, figure, end, share }) => {
      const short = cloudyProspects.flatMap(({ one, prospects }) => {
        const promisedHours = prospects?.[figure][end] ?? 0
        const left = cloudy(one, days, share).hoursLeft(one.asked.need.meanW)
        return left < 0.98 * promisedHours
          ? [`${one.name}: ${left.toFixed(2)} of ${promisedHours.toFixed(2)} h`]
          : []
      })
      expect(short).toEqual([])
    },
  )
})
