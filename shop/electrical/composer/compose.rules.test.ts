import { describe, expect, test } from 'vitest'
import { checkSystem } from '../checks/check-system.rules.ts'
import { countAs } from '../parts/system.rules.ts'
import { gridCharge, nominalWhOf } from './abilities.rules.ts'
import { cheapestSet } from './compose.rules.ts'
import { chargeWNeeded } from './demands.rules.ts'
import { stringsAt, usableW } from './field/station-roof.rules.ts'
import { setsByLevel } from './levels.rules.ts'
import { missingFrom } from './missing.rules.ts'
import { hoursOf, type Need } from './need.rules.ts'
import { checkAt, type Line, partsOf, priceOf, systemAt } from './offer.rules.ts'
import { nextCheaper, reasonAgainst } from './reasons.rules.ts'
import {
  cuba,
  demonstrationOffers,
  evening,
  florida,
  house,
  large,
  largeShelf,
  listed,
  offerOf,
  demonstrationShelf as shelf,
} from './shelf.fixture.ts'
import { shelfOf } from './shelf.rules.ts'

const needs = { evening, 'evening with panels': { ...evening, panels: true }, house, large }

test('a fan, lights, router and telephones for ten hours cost $694.93 without panels', () => {
  const set = cheapestSet(shelf, evening, checkAt(florida, {}))!
  expect(set.price).toBe(69_493)
  expect(listed(set.lines)).toEqual({
    'INV-1000-12': 1,
    'BAT-12V050': 3,
    'ACC-BRK-125': 1,
    'ACC-BATC-20': 1,
    'ACC-CARG-20': 1,
  })
  expect(hoursOf(set, evening)).toBeCloseTo(11.87, 2)
})

test('four hours of grid a day ask for five chargers, which cost half of an inverter that charges', () => {
  const short = { ...evening, simultaneousW: 156, startW: 211, meanW: 156 }
  const set = cheapestSet(shelf, { ...short, blackoutHours: 20, gridHours: 4 }, checkAt(cuba, {}))!
  expect(listed(set.lines)).toMatchObject({ 'BAT-12V200': 2, 'ACC-CARG-20': 5 })
  expect(set.price).toBe(158_989)
})

describe.each(Object.entries(needs))('sets for %s', (_name, need) => {
  test.each([
    ['Florida', florida],
    ['Cuba', cuba],
  ])('in %s are safe, last through the blackout and give enough sun', (_place, place) => {
    const check = checkAt(place, {})
    const sets = setsByLevel(shelf, { ...need, sunHours: place.sunHours }, check)
    expect(sets.length).toBeGreaterThan(0)
    for (const { set } of sets) {
      expect([...check(partsOf(set.lines))]).toEqual([])
      expect(hoursOf(set, need)).toBeGreaterThanOrEqual(need.blackoutHours)
      expect(set.price).toBe(priceOf(set.lines))
      const used = need.dailyWh + set.standbyW * need.blackoutHours
      if (need.panels) expect(set.panelW * place.sunHours * 0.75).toBeGreaterThanOrEqual(used)
    }
  })

  test('cost more only for a tenth more hours', () => {
    const sets = setsByLevel(shelf, need, checkAt(cuba, {})).map(({ set }) => set)
    sets.slice(1).forEach((set, index) => {
      const before = sets[index]!
      expect(set.price).toBeGreaterThan(before.price)
      expect(hoursOf(set, need)).toBeGreaterThanOrEqual(1.1 * hoursOf(before, need))
    })
  })
})

test('a rule that a set breaks is never sold: another set or none is found', () => {
  const noMppt = cheapestSet(shelf, house, checkAt(cuba, {}))!
  const check = checkAt(cuba, {})
  const not = (isBroken: (lines: readonly Line[]) => boolean) => {
    const found = (lines: readonly Line[]) => (isBroken(lines) ? new Set(['E3']) : check(lines))
    return cheapestSet(shelf, house, Object.assign(found, check))
  }
  const without = not((lines) => lines.some(({ offer }) => offer === noMppt.lines[0]!.offer))!
  expect(without.price).toBeGreaterThan(noMppt.price)
  expect(not(() => true)).toBeNull()
})

test('a station with a panel on the roof is offered where it costs least', () => {
  const night: Need = { ...evening, simultaneousW: 60, startW: 60, meanW: 50, blackoutHours: 12 }
  const need = { ...night, dailyWh: 740, panels: true, isComplete: true }
  const set = cheapestSet(shelf, need, checkAt(cuba, {}))!
  expect(listed(set.lines)).toEqual({
    'EST-1000': 1,
    'PAN-410M': 1,
    'ACC-SOP-INC': 1,
    'ACC-CAB-50': 1,
    'ACC-BRK-63': 1,
  })
  // its input takes 12 A of the panel's 13.1
  expect(set.panelW).toBe(375)
})

test('panels at a station have an input of their own', () => {
  const [one, two] = [offerOf('EST-1000').part, offerOf('EST-2000').part]
  const folding = [offerOf('PAN-200P').part]
  expect(stringsAt(one, folding, 2)).toBeNull()
  expect(stringsAt(two, folding, 2)).toBe(2)
  expect(stringsAt(two, folding, 3)).toBeNull()
  expect(stringsAt(offerOf('EST-3000').part, [offerOf('PAN-410M').part], 3)).toBe(1)
  expect(usableW(two, folding, 400)).toBe(400)
})

test('the panel cable of a complete set loses no more than is advised, where one for sale does not', () => {
  const isLossy = (lines: readonly Line[]) =>
    (systemAt(lines, cuba, {}, true).figures.drop_pct ?? 0) > 3
  const isCable = ({ offer }: Line) => offer.part.role === 'pv_cable'
  const { usedW } = checkAt(cuba, {})
  for (const need of [house, large, { ...evening, panels: true }])
    for (const { set } of setsByLevel(shelf, { ...need, isComplete: true }, checkAt(cuba, {}))) {
      if (set.lines.some(({ offer }) => offer.contents.length > 0)) continue
      const rest = set.lines.filter((line) => !isCable(line))
      const better = shelf.panelCables
        .flatMap((offer) => [1, 2, 3].map((quantity) => ({ offer, quantity })))
        .filter((cable) => !isLossy([...rest, cable]) && usedW([...rest, cable]) >= set.panelW)
      expect([listed(set.lines), isLossy(set.lines)]).toEqual([
        listed(set.lines),
        better.length === 0,
      ])
    }
})

test('a complete set can be cut off from the sun, and a hybrid is kept from lightning', () => {
  const check = checkAt(cuba, {})
  const roles = (set: ReturnType<typeof cheapestSet>) =>
    set!.lines.map(({ offer }) => offer.part.role)
  for (const need of [house, large]) {
    const set = cheapestSet(shelf, { ...need, isComplete: true }, check)
    const isReady = set!.lines.some(({ offer }) => offer.contents.length > 0)
    if (!isReady) expect(roles(set)).toContain('pv_disconnect')
  }
})

test('every input of a complete set can be cut off, and strings of one input are joined', () => {
  const wanted = [6000, 12_000, 20_000, 26_000].flatMap((dailyWh) =>
    [false, true].map((needs240) => ({ ...house, dailyWh, needs240, isComplete: true })),
  )
  const sets = wanted.flatMap((need) => setsByLevel(shelf, need, checkAt(cuba, {}, true)))
  const seen = sets.map(({ set }) => {
    const { findings, layout, system } = systemAt(partsOf(set.lines), cuba, {}, true)
    const notes = findings.flatMap(({ notes: names }) => names)
    expect(notes).not.toContain('disconnects')
    expect(notes).not.toContain('branchesMissing')
    // a box is counted once for all inputs, and each input takes its own
    const missing = listed(missingFrom(shelf, set.lines, cuba)!)
    expect(Object.keys(missing).filter((sku) => sku !== 'ACC-CAJA-4')).toEqual(['ACC-TIERRA'])
    return { switches: countAs(system, 'pv_disconnect'), atOne: layout?.parallel ?? 0 }
  })
  expect(seen.some(({ switches }) => switches > 1)).toBe(true)
  expect(seen.some(({ atOne }) => atOne > 1)).toBe(true)
})

test('strings are joined by a branch only where it carries them', () => {
  const wanted = [3000, 6000, 9000, 12_000, 20_000].flatMap((dailyWh) =>
    [true, false].map((isComplete) => ({ ...house, dailyWh, isComplete })),
  )
  for (const need of wanted)
    for (const { set } of setsByLevel(shelf, need, checkAt(cuba, {}, need.isComplete))) {
      const lines = [...partsOf(set.lines), ...missingFrom(shelf, set.lines, cuba)!]
      const { layout, system } = systemAt(lines, cuba, {}, true)
      const joinedA = 1.25 * (system.panel?.isc_a ?? 0) * (layout?.parallel ?? 0)
      const branch = lines.find(({ offer }) => offer.part.role === 'pv_branch')
      if (branch) expect(branch.offer.part.rated_a).toBeGreaterThanOrEqual(joinedA)
      else if ((layout?.parallel ?? 0) > 1) expect(countAs(system, 'combiner')).toBeGreaterThan(0)
    }
})

test('what the formulas leave out makes a set complete', () => {
  for (const need of Object.values(needs))
    for (const { set } of setsByLevel(shelf, need, checkAt(cuba, {}))) {
      const missing = missingFrom(shelf, set.lines, cuba)!
      const { findings } = systemAt([...partsOf(set.lines), ...missing], cuba, {}, true)
      expect(findings.filter(({ severity }) => severity !== 'advice')).toEqual([])
      expect(missingFrom(shelf, [...set.lines, ...missing], cuba)).toEqual([])
    }
  const set = cheapestSet(shelf, evening, checkAt(florida, {}))!
  // four pairs and four fuses in all: three strings, and one from their busbars to the inverter
  expect(listed(missingFrom(shelf, set.lines, florida)!)).toEqual({
    ...{ 'ACC-BATC-20': 3, 'ACC-FUS-M80': 3, 'ACC-FUS-C25': 1, 'ACC-TIERRA': 1 },
  })
  expect(missingFrom(shelfOf([]), cheapestSet(shelf, large, checkAt(cuba, {}))!.lines, cuba)).toBe(
    null,
  )
})

test('several batteries of a complete set come with a fuse for each and the cables that join them', () => {
  const many = Object.values(needs).flatMap((need) =>
    setsByLevel(shelf, { ...need, isComplete: true }, checkAt(cuba, {})).flatMap(({ set }) => {
      const parts = partsOf(set.lines).map(({ offer, quantity }) => ({
        part: offer.part,
        quantity,
      }))
      const { findings, system } = checkSystem(parts, cuba)
      expect(findings.filter(({ rule }) => rule === 'E20')).toEqual([])
      return system.batteries > 1 ? [system] : []
    }),
  )
  expect(many.length).toBeGreaterThan(1)
  for (const system of many) {
    const { series, parallel } = system
    const isOnBusbars = parallel > 2
    expect(countAs(system, 'battery_fuse')).toBe(parallel + (isOnBusbars ? 1 : 0))
    expect(countAs(system, 'battery_cable')).toBeGreaterThanOrEqual(
      parallel + (isOnBusbars ? 1 : 0) + Math.ceil(((series - 1) * parallel) / 2),
    )
  }
})

test('what a label does not say of a charger decides no price: the least is counted', () => {
  const night = { ...evening, simultaneousW: 160, startW: 200, meanW: 150, isComplete: true }
  const need = { ...night, blackoutHours: 20, gridHours: 4, dailyWh: 3000 }
  const set = cheapestSet(shelf, need, checkAt(cuba, {}))!
  const charge = gridCharge(partsOf(set.lines), nominalWhOf(set))
  expect(charge.low).toBeGreaterThanOrEqual(chargeWNeeded(need, { ...set.losses, ...set }))
  const hybrids = {
    ...shelf,
    ready: [],
    inverters: shelf.inverters.filter((one) => one.hasTracker),
  }
  const hybrid = cheapestSet(hybrids, need, checkAt(cuba, {}))
  if (hybrid) expect(gridCharge(partsOf(hybrid.lines), nominalWhOf(hybrid)).isKnown).toBe(false)
  expect(set.price).toBeLessThan(hybrid?.price ?? Number.POSITIVE_INFINITY)
})

test('nothing out of stock is part of a set', () => {
  const few = {
    ...shelf,
    batteries: shelf.batteries.map((one) => ({ ...one, offer: { ...one.offer, unitsLeft: 1 } })),
  }
  const set = cheapestSet(few, evening, checkAt(florida, {}))!
  expect(set.lines.filter(({ offer }) => offer.part.category === 'battery')).toMatchObject([
    { quantity: 1 },
  ])
})

test('a complete set of a hybrid feeds a house: it has a residual current device, and only advice is left', () => {
  const check = checkAt(cuba, {}, true)
  const set = cheapestSet(shelf, { ...large, isComplete: true }, check)!
  expect([...check(set.lines)]).toEqual([])
  const parts = partsOf(set.lines).map(({ offer }) => offer.part.role)
  expect(parts).toContain('rcd')
  const { findings } = systemAt(set.lines, cuba, {}, true)
  expect(findings.map(({ severity }) => severity)).not.toContain('danger')
  expect(findings.map(({ rule }) => rule)).toContain('E24')
})

test('what does not state the figures that keep it safe is in no set', () => {
  const silent = demonstrationOffers.map((offer) =>
    offer.part.sku === 'BAT-12V050'
      ? { ...offer, part: { ...offer.part, max_charge_a: null } }
      : offer,
  )
  const set = cheapestSet(shelfOf(silent), evening, checkAt(florida, {}))
  expect(set && Object.keys(listed(set.lines))).not.toContain('BAT-12V050')
  expect(set?.price).toBeGreaterThan(69_493)
})

test('the next cheaper one is rejected for what it misses first', () => {
  const check = checkAt(florida, {})
  const set = cheapestSet(shelf, evening, check)!
  const rejected = nextCheaper(shelf, set.price, evening, check)!
  expect(rejected.offer.price).toBeLessThan(set.price)
  expect(rejected.reason).toMatchObject({ kind: 'energy', needs: 1360 })
})

test('one without the sun that a day needs is not said to last if something is switched off', () => {
  const alone = { ...evening, panels: true, blackoutHours: 24, gridHours: 0, dailyWh: 2900 }
  const check = checkAt(cuba, {})
  for (const { set } of setsByLevel(shelf, alone, check)) {
    const rejected = nextCheaper(shelf, set.price, alone, check)
    const panelW = rejected?.offer.specs.pv_w ?? 0
    if (rejected?.reason.kind === 'energy') expect(panelW).toBeGreaterThan(0)
  }
  expect(reasonAgainst(offerOf('EST-2000'), alone, check)).toMatchObject({ kind: 'sun', has: 0 })
})

test('among a hundred of each family few sets are checked, because what costs more is not looked at', () => {
  const check = checkAt(cuba, {})
  const large100 = largeShelf()
  for (const need of Object.values(needs)) {
    let checked = 0
    const counted: typeof check = Object.assign((lines: readonly Line[]) => {
      checked += 1
      return check(lines)
    }, check)
    expect(setsByLevel(large100, need, counted).length).toBeGreaterThan(0)
    expect(checked).toBeLessThan(10_000)
  }
})
