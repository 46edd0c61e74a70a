import { describe, expect, test } from 'vitest'
import { seedParts, seedProducts } from '#tests/harness/seed-parts.ts'
import { demandOf } from '../demand.rules.ts'
import { americanPlaces, unknownAmericanPlace } from '../places/american-places.rules.ts'
import { checkSystem, type PlaceFacts, type SystemOptions } from './check-system.rules.ts'
import { isSerious } from './finding.rules.ts'

const cuba: PlaceFacts = { lowC: 10, sunHours: 4.5, isUsa: false }

const check = (counts: Record<string, number>, options?: SystemOptions, place = cuba) =>
  checkSystem(seedParts(counts), place, options)

const finding = (found: ReturnType<typeof check>, rule: string) => {
  const one = found.findings.find((known) => known.rule === rule)
  return one && `${one.severity} ${one.notes.join(' ')}`
}

describe('battery', () => {
  test('more in parallel than its maker allows, and none that do not fit the voltage', () => {
    expect(finding(check({ 'BAT-12V100': 5 }), 'E1')).toBe('danger bankParallel')
    const three = check({ 'BAT-12V200': 3, 'INV-3000-24H': 1 })
    expect(finding(three, 'E2')).toBe('will_not_work voltageCount')
    expect(finding(check({ 'BAT-12V200': 2, 'INV-3000-24H': 1 }), 'E2')).toBeUndefined()
  })

  test('a 12 V charger on a 24 V bank charges nothing', () => {
    const invalid = check({ 'BAT-24V100': 1, 'ACC-CARG-20': 1 })
    expect(finding(invalid, 'E2')).toBe('will_not_work voltageCharger')
    const fused = { 'BAT-12V100': 1, 'ACC-CARG-20': 1, 'ACC-FUS-C25': 1 }
    expect(check(fused).findings).toEqual([])
  })

  test('a figure that a product does not state is named, not guessed', () => {
    const [battery] = seedParts({ 'BAT-12V100': 1 })
    const silent = { ...battery!, part: { ...battery!.part, bms_peak_a: null } }
    const found = checkSystem([silent, ...seedParts({ 'INV-1000-12': 1 })], cuba)
    expect(found.unknown).toContainEqual({ rule: 'E7', sku: 'BAT-12V100', field: 'bms_peak_a' })
    expect(found.figures.surge_w).toBeUndefined()
  })
})

describe('several batteries', () => {
  const three = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-BRK-125': 1 }

  test('are joined by cables: those that are missing are counted', () => {
    const one = check({ ...three, 'ACC-BATC-20': 1 })
    expect(finding(one, 'E20')).toBe('advice batteryLinks')
    expect(one.findings.find(({ rule }) => rule === 'E20')?.figures).toMatchObject({ links: 3 })
    expect(finding(check({ ...three, 'ACC-BATC-20': 4 }), 'E20')).toBeUndefined()
    const inSeries = { 'INV-3500-48H': 1, 'BAT-12V100': 4, 'ACC-BRK-125': 1 }
    expect(finding(check({ ...inSeries, 'ACC-BATC-20': 1 }), 'E20')).toBe('advice batteryLinks')
    expect(finding(check({ ...inSeries, 'ACC-BATC-20': 3 }), 'E20')).toBeUndefined()
  })

  test('do not make their links carry more than one pair does', () => {
    const large = { 'INV-12000-48S': 1, 'BAT-48V100': 3, 'ACC-FUS-T250': 1 }
    expect(finding(check({ ...large, 'ACC-BATC-20': 4 }), 'E20')).toBe('danger batteryCableHot')
    expect(finding(check({ ...large, 'ACC-BATC-20': 6 }), 'E20')).toBeUndefined()
  })

  test('two with their own fuses end at the terminals of the inverter', () => {
    const two = { 'INV-6000-48S': 1, 'BAT-48V100': 2, 'ACC-BRK-125': 2, 'ACC-BATC-20': 2 }
    expect(check(two).figures).toMatchObject({ fuse_a: 125, cable_a: 500 })
    expect(finding(check(two), 'E20')).toBeUndefined()
  })

  test('more than two with their own fuses need a main fuse that the cable to the inverter stands', () => {
    const four = { 'INV-1000-12': 1, 'BAT-12V200': 4, 'ACC-BATC-20': 5 }
    const bare = check({ ...four, 'ACC-FUS-T200': 4 })
    expect(finding(bare, 'E18')).toBe('danger mainFuseMissing')
    // by hand: 1.25 × 1000 W / (12.8 V × 0.9) = 108.5 A, and four of 200 A before a cable of 250
    const figures = bare.findings.find(({ rule }) => rule === 'E18')?.figures
    expect(figures).toMatchObject({ main_fuse_a: 125, fuses_a: 800, cable_a: 250 })
    expect(finding(check({ ...four, 'ACC-FUS-T200': 5 }), 'E18')).toBeUndefined()
    expect(finding(check({ ...four, 'ACC-FUS-T200': 4, 'ACC-FUS-T250': 1 }), 'E18')).toBe(undefined)
    const five = { 'INV-6000-48S': 1, 'BAT-48V100': 5, 'ACC-BATC-20': 6 }
    expect(finding(check({ ...five, 'ACC-FUS-T200': 5 }), 'E18')).toBe('danger mainFuseMissing')
    expect(finding(check({ ...five, 'ACC-FUS-T200': 6 }), 'E18')).toBeUndefined()
  })

  test('more than two with their own fuses take a pair more, from the busbars to the inverter', () => {
    const four = { 'INV-1000-12': 1, 'BAT-12V200': 4, 'ACC-FUS-T200': 5 }
    expect(finding(check({ ...four, 'ACC-BATC-20': 4 }), 'E20')).toBe('advice batteryLinks')
    expect(finding(check({ ...four, 'ACC-BATC-20': 5 }), 'E20')).toBeUndefined()
  })
})

describe('what is not calculated is said', () => {
  test('outputs of two sources are never joined in a house', () => {
    const two = { 'INV-3500-48H': 2, 'BAT-48V100': 1 }
    expect(finding(check(two, { wiring: 'house' }), 'E10')).toBe('danger sources')
    expect(finding(check(two), 'E10')).toBe('advice sources')
    expect(finding(check({ 'EST-1000': 1, 'INV-1000-12': 1 }), 'E10')).toBe('advice sources')
    expect(finding(check({ 'INV-3500-48H': 1 }, { wiring: 'house' }), 'E10')).toBeUndefined()
  })

  test('of controllers that differ the smallest limits count', () => {
    const two = { 'PAN-550M': 2, 'BAT-24V200': 1, 'ACC-MPPT-60': 1, 'ACC-MPPT-20': 1 }
    const layout = { series: 2, parallel: 1 }
    expect(check(two, { layout }).figures.pv_limit_v).toBe(
      check({ 'PAN-550M': 2, 'BAT-24V200': 1, 'ACC-MPPT-20': 1 }, { layout }).figures.pv_limit_v,
    )
    expect(finding(check(two), 'E15')).toContain('controllersMixed')
  })
})

describe('controllers', () => {
  const bank = { 'INV-1000-12': 1, 'BAT-12V300': 2 }

  test('are overloaded by the strings that end at them, not by all panels together', () => {
    const layout = { series: 2, parallel: 1 }
    const idle = check({ ...bank, 'PAN-550M': 4, 'ACC-MPPT-60': 3 }, { layout })
    expect(finding(idle, 'E15')).toBe('will_not_work tooManyPanels idleController')
    expect(idle.figures.charge_a).toBe(120)
    expect(idle.figures.pv_w).toBe(2200)
    const large = check({ ...bank, 'PAN-550M': 4, 'ACC-MPPT-100': 2 }, { layout })
    expect(finding(large, 'E15')).toBeUndefined()
    const own = check({ ...bank, 'PAN-410M': 3, 'ACC-MPPT-40': 2 })
    expect(finding(own, 'E15')).toMatch(/^will_not_work/)
  })

  test('share the strings so that each can take its own, where a layout does that', () => {
    const six = check({ ...bank, 'PAN-410M': 6, 'ACC-MPPT-60': 3 })
    expect(six.layout).toMatchObject({ series: 2, strings: 3, parallel: 1 })
    expect(finding(six, 'E15')).toBe('advice morePanelsEach')
    expect(six.figures.charge_a).toBe(180)
  })
})

describe('panels', () => {
  test('the coldest night of the place decides how many go in series', () => {
    const folding = { 'PAN-200P': 2, 'EST-1500': 1 }
    expect(finding(check(folding, { layout: { series: 2, parallel: 1 } }), 'E12')).toBe(
      'danger panelVolts',
    )
    expect(check(folding).layout).toMatchObject({ series: 1, parallel: 2 })
  })

  test('too much current ruins an input or is lost', () => {
    const wide = check({ 'PAN-550M': 4, 'INV-3000-24H': 1 }, { layout: { series: 1, parallel: 4 } })
    expect(finding(wide, 'E14')).toBe('advice clipped')
    expect(finding(wide, 'E16')).toBe('danger stringFuseMissing')
    const wider = check(
      { 'PAN-550M': 5, 'INV-3000-24H': 1 },
      { layout: { series: 1, parallel: 5 } },
    )
    expect(finding(wider, 'E14')).toMatch(/^danger inputCurrent/)
  })

  test('a branch carries a quarter more than the strings that it joins', () => {
    const layout = { series: 2, parallel: 2 }
    // by hand: 1.25 × 2 × 13.7 A = 34.25 A through a branch of 30 A
    const joined = { 'PAN-450M': 4, 'INV-3000-24H': 1, 'ACC-MC4-Y': 1 }
    const hot = check(joined, { layout })
    expect(finding(hot, 'E16')).toBe('danger branchSmall')
    const figures = hot.findings.find(({ rule }) => rule === 'E16')?.figures
    expect([figures?.rated_a, figures?.branch_a]).toEqual([30, 34.25])
    const boxed = { ...joined, 'ACC-CAJA-4': 1, 'ACC-FUS-PV25': 1 }
    expect(finding(check(boxed, { layout }), 'E16')).toBeUndefined()
    const small = { 'PAN-200M': 4, 'INV-3000-24H': 1, 'ACC-MC4-Y': 1 }
    expect(finding(check(small, { layout }), 'E16')).toBeUndefined()
    expect(finding(check(joined, { layout: { series: 4, parallel: 1 } }), 'E16')).toBeUndefined()
  })

  test('a lossy cable is shortened or doubled where the panels cannot be in longer strings', () => {
    const far = { 'INV-3000-24H': 1, 'PAN-550M': 2, 'ACC-CAB-100': 1 }
    expect(finding(check(far), 'E21')).toBe('advice dropInSeries')
    const side = { ...far, 'INV-3000-24H': 0, 'INV-3500-48H': 1 }
    const layout = { series: 1, parallel: 2 }
    expect(finding(check(far, { layout }), 'E21')).toMatch(/ drop$/)
    const folding = { 'PAN-200P': 2, 'EST-1500': 1, 'ACC-CAB-100': 1 }
    expect(finding(check(folding), 'E21')).toMatch(/dropInSeries/)
    expect(finding(check(side), 'E21')).toBe('advice dropInSeries')
  })

  test('a panel never goes straight to a battery', () => {
    const bare = { 'PAN-100M': 1, 'BAT-12V100': 1 }
    expect(finding(check(bare), 'E17')).toBe('danger noController')
    expect(finding(check({ ...bare, 'ACC-MPPT-20': 1 }), 'E17')).toBeUndefined()
  })

  test('two panels side by side lose four times what they lose in a row', () => {
    const two = { 'PAN-200M': 2, 'BAT-12V200': 1, 'ACC-MPPT-40': 1, 'ACC-CAB-50': 1 }
    const drop = (series: number) =>
      check(two, { layout: { series, parallel: 2 / series } }).figures.drop_pct
    expect(drop(1)).toBeCloseTo(9.1, 1)
    expect(drop(2)).toBeCloseTo(2.3, 1)
  })
})

describe('beside a station', () => {
  test('a controller does not hide the limits of its input', () => {
    const panels = check({ 'EST-0500': 1, 'PAN-550M': 1 })
    const hidden = check({ 'EST-0500': 1, 'PAN-550M': 1, 'ACC-MPPT-40': 1 })
    expect(finding(panels, 'E12')).toBe('danger stringVolts')
    expect(finding(hidden, 'E12')).toBe('danger stringVolts')
    expect(finding(hidden, 'E15')).toBe(finding(panels, 'E15'))
    expect(finding(hidden, 'E17')).toBe('will_not_work controllerAtStation')
  })

  test('a battery is not joined to it', () => {
    expect(finding(check({ 'EST-2000': 1, 'BAT-12V200': 1 }), 'E2')).toBe('advice notJoined')
  })
})

describe('split-phase at 110 V', () => {
  const device = (code: string, watts: number, volts?: Record<string, number>) =>
    demandOf(
      [{ code, quantity: 1, watts, usualWatts: watts, motor: false }].map((one) => ({
        ...one,
        critical: true,
        hours: 1,
        duty: 1,
      })),
      12,
      volts,
    )
  const leg = (demand: ReturnType<typeof device>, kit = 'KIT-HOGAR-3300') =>
    finding(check({ [kit]: 1 }, { demand }), 'E10')

  test('a device larger than half of the inverter does not run', () => {
    expect(leg(device('du', 3500, { du: 120 }))).toBe('will_not_work legTooSmall')
    expect(leg(device('x', 3500))).toBe('will_not_work legTooSmall')
    expect(leg(device('du', 3500, { du: 240 }))).toBeUndefined()
    expect(leg(device('x', 2500))).toBeUndefined()
  })

  test('nor does a motor whose start is larger than half of the surge', () => {
    expect(leg(device('sc', 1300, { sc: 120 }), 'KIT-FAMILIA-2200')).toBe('will_not_work legStart')
    expect(leg(device('sc', 1300, { sc: 240 }), 'KIT-FAMILIA-2200')).toBeUndefined()
  })

  test('where the label has not been read, it is asked', () => {
    expect(leg(device('du', 3500))).toBe('advice asksVolts givesBoth leg')
  })
})

describe('house', () => {
  const house: SystemOptions = { wiring: 'house' }
  const station = { 'EST-2000': 1, 'ACC-RCBO-40': 1, 'ACC-TIERRA': 1 }

  test('a station needs a transfer switch that breaks the neutral', () => {
    expect(finding(check(station, house), 'E23')).toBe('danger noTransfer bondAtSource')
    const switched = check({ ...station, 'ACC-ATS-63': 1 }, house)
    expect(switched.findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['E23', 'advice'],
    ])
  })

  test('120/240 V needs three poles, and four in its residual current device', () => {
    const large = { 'EST-4000': 1, 'ACC-ATS-63': 1, 'ACC-RCBO-40': 1 }
    expect(finding(check(large, house), 'E23')).toBe('danger transferPoles noTransfer bondAtSource')
    expect(finding(check(large, house), 'E24')).toMatch(/^danger noRcd/)
    const right = check({ 'EST-4000': 1, 'ACC-ATS-3P': 1, 'ACC-RCD-63S': 1 }, house)
    expect(right.findings.filter(isSerious)).toEqual([])
  })

  test('the American transfer panel bonds at the service, and nowhere else', () => {
    const usa = { ...cuba, isUsa: true }
    const wired = { ...station, 'ACC-PANEL-12': 1 }
    expect(finding(check(wired, house, usa), 'E23')).toBeUndefined()
    expect(finding(check(wired, house), 'E23')).toBe('danger noTransfer bondAtSource')
    const hybrid = check({ 'KIT-FAMILIA-2200': 1, 'ACC-PANEL-12': 1 }, house, usa)
    expect(finding(hybrid, 'E23')).toBe('danger twoBonds')
  })
})

describe('what the shop sells together', () => {
  const kits = seedProducts.filter(({ category }) => category === 'kit')
  const states = Object.entries({ ...americanPlaces, unknown: unknownAmericanPlace })
  const places = [
    ['Cuba', cuba] as const,
    ...states.map(([state, climate]) => [state, { ...climate, isUsa: true }] as const),
  ]

  test.each(kits.map(({ sku }) => [sku]))('%s is safe and works in every place', (sku) => {
    const parts = seedParts({ [sku]: 1 })
    const isHybrid = parts.some(({ part }) => part.category === 'inverter' && part.mppt_count)
    for (const [name, place] of places) {
      const { findings } = checkSystem(parts, place, {
        wiring: isHybrid ? 'house' : 'outlets',
      })
      expect([name, findings.filter(isSerious)]).toEqual([name, []])
    }
  })

  test('a kit costs and weighs what its parts do', () => {
    for (const kit of kits) {
      const sum = (of: 'sell_price_usd' | 'weight_lbs') =>
        kit.components.reduce((total, { sku, qty }) => {
          const part = seedProducts.find((one) => one.sku === sku)!
          return total + Math.round(part[of] * 100) * qty
        }, 0)
      expect(kit.sell_price_usd).toBe(Math.floor((0.95 * sum('sell_price_usd')) / 100) + 0.99)
      expect([kit.sku, kit.weight_lbs]).toEqual([kit.sku, sum('weight_lbs') / 100])
    }
  })
})
