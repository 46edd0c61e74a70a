import { describe, expect, test } from 'vitest'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { nothingYet } from '../calculator/calculation.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { calculatedNeed } from '../composer/need-of.rules.ts'
import { ownCheckOf } from './own-check.rules.ts'
import { panelSpecs } from './own-panels.rules.ts'
import { nothingOwned, type Owned } from './owned.rules.ts'
import { ownedOffers, ownSkus } from './owned-offers.rules.ts'

const askedFor = (written: string, blackoutHours = 6) => {
  const { items } = itemsIn(written)
  const asked = calculatedNeed({ ...nothingYet, items, blackoutHours })
  if (!asked) throw new Error('nothing is needed')
  return asked
}
const cheapest = (some: Partial<Owned>, written: string, hours?: number) => {
  const { need, demand, place } = askedFor(written, hours)
  const owned = { ...nothingOwned, ...some }
  const shelf = shelfOf([...ownedOffers(owned), ...demonstrationOffers])
  return cheapestSet(shelf, need, checkAt(place, { demand }, need.isComplete))
}
const usedOf = (set: ReturnType<typeof cheapest>, sku: string) =>
  set?.lines.find(({ offer }) => offer.part.sku === sku)?.quantity ?? 0

const inverter = { watts: 1000, volts: 12, chargeA: 0, surgeW: null } as const
const lithium = { kind: 'lithium', volts: 12, ampHours: 100, quantity: 2 } as const
const car = { kind: 'lead', volts: 12, ampHours: 70, quantity: 1 } as const
const evening = 'vp1-bl3-ro1'

test('panels of the house are joined the cheapest way: a controller that takes both in series, not a combiner', () => {
  const own = { watts: 1500, volts: 24, chargeA: 0, surgeW: 3000 } as const
  const panels = { watts: 550, quantity: 2, vocV: 49.8, iscA: 14 }
  const { need, demand, place } = askedFor('rm1-vp1-bl3', 8)
  const shelf = shelfOf([
    ...ownedOffers({ ...nothingOwned, inverter: own, panels }),
    ...demonstrationOffers,
  ])
  const set = cheapestSet(shelf, need, checkAt(place, { demand }, need.isComplete))
  // two MPPT of 20 A and their fuses would cost $918.89
  expect(set?.price).toBe(88_193)
  expect(usedOf(set, ownSkus.panel)).toBe(2)
  expect(usedOf(set, 'ACC-MPPT-60')).toBe(1)
})

describe('what a house has already', () => {
  test('is used where it makes the set cheaper', () => {
    const alone = cheapest(nothingOwned, evening)
    const withBoth = cheapest({ battery: lithium, inverter }, evening)
    expect(withBoth?.price).toBeLessThan(alone?.price ?? 0)
    expect(usedOf(withBoth, ownSkus.inverter)).toBe(1)
    expect(usedOf(withBoth, ownSkus.battery)).toBeGreaterThan(0)
  })

  test('is never used beyond what there is, nor mixed with another battery', () => {
    const set = cheapest({ battery: lithium, inverter: null }, 'rm1-vp2-tv1-bl6', 14)
    expect(usedOf(set, ownSkus.battery)).toBeLessThanOrEqual(2)
    const batteries = set?.lines.filter(({ offer }) => offer.part.category === 'battery')
    expect(batteries?.length).toBeLessThanOrEqual(1)
  })

  test('of lead gives half of its energy, and an inverter no motor that it may not start', () => {
    const deep = { ...car, ampHours: 400 }
    const enough = cheapest({ battery: deep, inverter }, evening)
    expect(usedOf(enough, ownSkus.battery)).toBe(1)
    expect(enough?.outletWh).toBeCloseTo(400 * 12 * 0.5 * 0.8, 6)
    expect(usedOf(cheapest({ battery: deep, inverter }, 'rm1'), ownSkus.inverter)).toBe(0)
  })

  test('a battery whose label says more amperes runs more', () => {
    const small = { kind: 'lithium', volts: 12, ampHours: 100, quantity: 1 } as const
    const strong = { ...inverter, watts: 2000, surgeW: 4000 }
    const uses = (dischargeA: number | null) =>
      usedOf(
        cheapest({ battery: { ...small, dischargeA }, inverter: strong }, 'ar1-bl2', 1),
        ownSkus.battery,
      )
    expect([uses(null), uses(100)]).toEqual([0, 1])
    const { findings } =
      ownCheckOf(
        { ...nothingOwned, battery: { ...small, dischargeA: 100 }, inverter: strong },
        askedFor('bl2'),
        'es',
        { nameOf: (sku) => sku },
      ) ?? {}
    expect(findings?.map(({ message }) => message).join()).not.toMatch(/amperes/)
  })

  test('a battery whose label says its peak starts a refrigerator, and is not bought again', () => {
    const battery = {
      kind: 'lithium',
      volts: 12,
      ampHours: 200,
      quantity: 1,
      dischargeA: 100,
    } as const
    const strong = { ...inverter, watts: 2000, surgeW: 4000 }
    const uses = (peakA: number | null) =>
      usedOf(
        cheapest({ battery: { ...battery, peakA }, inverter: strong }, 'rm1-vp1'),
        ownSkus.battery,
      )
    expect([uses(null), uses(200)]).toEqual([0, 1])
    const check = (peakA: number | null) =>
      ownCheckOf(
        { ...nothingOwned, battery: { ...battery, peakA }, inverter: strong },
        askedFor('rm1-vp1'),
        'es',
        { nameOf: (sku) => sku },
      )
    const rulesOf = (peakA: number | null) => check(peakA)?.findings.map(({ rule }) => rule)
    expect([check(null)?.doubt?.kind, check(105)?.doubt, check(200)?.doubt]).toEqual([
      'start',
      null,
      null,
    ])
    expect(rulesOf(null)).not.toContain('E7')
    expect(rulesOf(105)).toContain('E7')
    expect(rulesOf(200)).not.toContain('E7')
  })

  test('an inverter whose label says enough peak watts starts a refrigerator, and is used', () => {
    const battery = { ...lithium, ampHours: 200 }
    const uses = (surgeW: number | null) =>
      usedOf(cheapest({ battery, inverter: { ...inverter, surgeW } }, 'rm1'), ownSkus.inverter)
    expect([uses(null), uses(4000)]).toEqual([0, 1])
  })

  test.each([[12], [24]] as const)(
    'an inverter of %s V that starts no refrigerator is not used for one',
    (volts) => {
      const owned = { battery: null, inverter: { watts: 600, volts, chargeA: 0, surgeW: null } }
      expect(usedOf(cheapest(owned, 'rm1'), ownSkus.inverter)).toBe(0)
    },
  )
})

describe('panels of the house', () => {
  const panels = { watts: 550, quantity: 2, vocV: 49.8, iscA: 14 }
  const fridge = 'rm1-vp2-bl4'

  test('that are enough are not bought again, nor are their mounts', () => {
    const set = cheapest({ panels: { ...panels, quantity: 6 } }, fridge)
    expect(usedOf(set, ownSkus.panel)).toBeGreaterThan(0)
    expect(set?.lines.some(({ offer }) => /^PAN-/.test(offer.part.sku))).toBe(false)
    expect(set?.lines.some(({ offer }) => offer.specs.role === 'mount')).toBe(false)
    expect(set?.price).toBeLessThan(cheapest({}, fridge)?.price ?? 0)
  })

  test('are never used beyond what there is; what is missing is one nearly alike', () => {
    const offers = demonstrationOffers.filter(({ part }) => part.category !== 'kit')
    const { need, demand, place } = askedFor('rm2-vp4-ca1-sc1', 10)
    const shelf = shelfOf([...ownedOffers({ ...nothingOwned, panels }), ...offers])
    const set = cheapestSet(shelf, need, checkAt(place, { demand }, need.isComplete))
    const used = set?.lines.filter(({ offer }) => offer.part.category === 'panel') ?? []
    expect(usedOf(set, ownSkus.panel)).toBe(2)
    expect(used.map(({ offer }) => offer.part.sku)).toEqual([ownSkus.panel, 'PAN-550M'])
  })

  test('whose Voc nobody knows, or whose figures are not of one panel, join no set', () => {
    const many = { ...panels, quantity: 6 }
    for (const doubtful of [
      { ...many, vocV: null },
      { ...many, vocV: 12 },
      { ...many, vocV: 100, iscA: 14 },
    ])
      expect(usedOf(cheapest({ panels: doubtful }, fridge), ownSkus.panel)).toBe(0)
  })

  test('whose Isc nobody knows are counted with the most that such a panel gives', () => {
    const specs = panelSpecs({ ...panels, iscA: null })
    expect(specs.isc_a).toBeGreaterThan(14)
    expect(specs.vmp_v).toBeLessThan(41.9)
  })
})

describe('by the rules', () => {
  const checked = (owned: Partial<Owned>, written = evening) =>
    ownCheckOf({ ...nothingOwned, ...owned }, askedFor(written), 'es', { nameOf: (sku) => sku })

  test('nothing is said where there is nothing', () => expect(checked(nothingOwned)).toBeNull())

  test('a car battery of 70 Ah keeps a fan, three lamps and the router a few hours', () => {
    const { runtime } = checked({ battery: car, inverter: null }) ?? {}
    expect(runtime?.hoursLow).toBeGreaterThan(2)
    expect(runtime?.hoursHigh).toBeLessThan(5)
  })

  test('a battery of 24 V at an inverter of 12 V is a danger, and no hours are shown', () => {
    const own = checked({ battery: { ...car, volts: 24 }, inverter })
    expect(own?.findings).toContainEqual(
      expect.objectContaining({ rule: 'E2', severity: 'danger' }),
    )
    expect(own?.runtime).toBeNull()
  })

  test('three batteries of 12 V at an inverter of 24 V will not work', () => {
    const own = checked({
      battery: { ...car, quantity: 3 },
      inverter: { ...inverter, volts: 24 },
    })
    expect(own?.findings).toContainEqual(
      expect.objectContaining({ rule: 'E2', severity: 'will_not_work' }),
    )
  })

  test('what is on at once beyond the inverter will not work', () => {
    const own = checked({ battery: lithium, inverter: { ...inverter, watts: 300 } }, 'rm1-mi1')
    expect(own?.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['E3']))
  })

  test('panels give a range of Wh, and say what their label leaves open', () => {
    const of = (vocV: number | null) =>
      checked({ panels: { watts: 400, quantity: 2, vocV, iscA: null } })?.panels
    expect(of(37)?.doubt).toBeNull()
    expect(of(37)?.wh).toBeGreaterThan(1000)
    expect(of(37)?.coldV).toBeCloseTo(37 * 1.0525, 2)
    expect(of(null)).toMatchObject({ doubt: 'unknownVolts', coldV: null })
    expect(of(12)?.doubt).toBe('mismatch')
  })
})
