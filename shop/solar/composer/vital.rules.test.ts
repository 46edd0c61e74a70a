import { expect, test } from 'vitest'
import { switchOverOf } from '#shop/electrical/composer/abilities.rules.ts'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { hoursOf } from '#shop/electrical/composer/need.rules.ts'
import { checkAt, type Line, type Offer, partsOf } from '#shop/electrical/composer/offer.rules.ts'
import { reasonAgainst } from '#shop/electrical/composer/reasons.rules.ts'
import { demonstrationOffers, demonstrationShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { systemOf } from '#shop/electrical/parts/system.rules.ts'
import { runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { calculator as es } from '../messages/calculator.es.ts'
import { seriesText } from '../system/medical-series.rules.ts'
import { calculatedNeed } from './need-of.rules.ts'

const needFor = (query: string) => {
  const asked = calculatedNeed(calculationIn(new URLSearchParams(query)))
  if (!asked) throw new Error('no need')
  return asked
}

const setsFor = (query: string, shelf = demonstrationShelf) => {
  const { need, place, demand } = needFor(query)
  return setsByLevel(shelf, need, checkAt(place, { demand }, true)).map(({ level, set }) => ({
    ...{ level, set, hours: hoursOf(set, need) },
    low: runtimeOf(set, need.meanW).hoursLow,
  }))
}

const withReserve = 4 / 3

const cases = [
  ['apagon=20&equipos=ox1', 20],
  ['apagon=14&equipos=ne1', 14],
  ['apagon=20&equipos=ox1-rm1', 20],
  ['apagon=10&equipos=cp1&paneles=no', 10],
  ['apagon=10&equipos=x1w350h24&nombres=Concentrador', 10],
  ['apagon=8&equipos=x1w60h24-rm1&nombres=Ventilador+mecánico&paneles=no', 8],
] as const

test.each(cases)(
  'with a medical device even the lowest hours of a set last a third longer: %s',
  (query, hours) => {
    const found = setsFor(query)
    expect(found.length).toBeGreaterThan(0)
    for (const { low } of found) expect(low).toBeGreaterThanOrEqual(withReserve * hours - 1e-9)
  },
)

test.each(cases)('every set for a medical device passes to the battery by itself: %s', (query) => {
  for (const { set } of setsFor(query)) expect(switchOverOf(set.lines)).toBe('automatic')
})

const bankOf = (lines: readonly Line[]) => {
  const parts = partsOf(lines).map(({ offer: { part }, quantity }) => ({ part, quantity }))
  return systemOf(parts)
}

test.each([
  'apagon=4&equipos=ox1-rm1-vp1',
  'apagon=8&equipos=ox1',
  'apagon=12&equipos=ox1',
  'apagon=24&equipos=ox1',
])(
  'under a better name no battery of a medical device stops another, and the first name says it: %s',
  (query) => {
    const [first, ...better] = setsFor(query)
    const note = (lines: readonly Line[]) => seriesText(bankOf(lines), es.sets.known)
    expect(better.length).toBeGreaterThan(0)
    for (const { set } of better) {
      expect(bankOf(set.lines).series).toBe(1)
      expect(note(set.lines)).toBeNull()
    }
    const lines = first?.set.lines ?? []
    const { series, parallel } = bankOf(lines)
    expect(series).toBeGreaterThan(1)
    expect(note(lines)).toContain(`van de ${series} en ${series}, en serie`)
    expect(note(lines)?.includes('y con ellas todo')).toBe(parallel === 1)
  },
)

test('where nothing for sale stands by itself, a better name is still offered', () => {
  const joined = { ...demonstrationShelf, ready: [] }
  const batteries = joined.batteries.filter(({ voltageClass }) => voltageClass < 48)
  const inverters = joined.inverters.filter(({ voltageClass }) => voltageClass === 48)
  expect(setsFor('apagon=8&equipos=ox1', { ...joined, batteries, inverters }).length).toBe(3)
})

test('without a grid there is nothing to switch over from, and no other house asks for it', () => {
  expect(needFor('apagon=24&equipos=cp1').need.mustSwitchOver).toBe(false)
  expect(needFor('apagon=12&equipos=rm1-cp1n').need.mustSwitchOver).toBe(false)
  expect(needFor('apagon=12&equipos=cp1').need.mustSwitchOver).toBe(true)
})

test('a station counts as automatic only where its data says so', () => {
  const stations = demonstrationOffers
    .filter(({ part }) => part.category === 'portable')
    .map((one) => ({ ...one, part: { ...one.part, switchesOver: null } }))
  expect(setsFor('apagon=10&equipos=cp1&paneles=no', shelfOf(stations))).toEqual([])
  const stated = stations.map((one) => ({ ...one, part: { ...one.part, switchesOver: true } }))
  expect(setsFor('apagon=10&equipos=cp1&paneles=no', shelfOf(stated)).length).toBeGreaterThan(0)
})

test('the largest set lasts double what is counted', () => {
  for (const [query, hours, reserve] of [
    ['apagon=8&equipos=rm1-vp2', 8, 1],
    ['apagon=8&equipos=ox1', 8, withReserve],
  ] as const) {
    const ample = setsFor(query).find(({ level }) => level === 'ample')
    expect(ample?.hours).toBeGreaterThanOrEqual(2 * reserve * hours)
  }
})

test('why a cheaper kit will not do: that nobody may be awake goes before a few hours', () => {
  const { need, place, demand } = needFor('apagon=4&equipos=ox1&paneles=no')
  const [kit] = demonstrationOffers.filter(({ part }) => part.sku === 'KIT-NEVERA-400')
  const reason = reasonAgainst(kit as Offer, need, checkAt(place, { demand }, true))
  expect(reason).toEqual({ kind: 'switch', switchOver: 'by_hand' })
})
