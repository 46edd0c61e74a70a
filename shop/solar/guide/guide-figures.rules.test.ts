import { expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { isSerious } from '#shop/electrical/checks/finding.rules.ts'
import { seedPart, seedProducts } from '#tests/harness/seed-parts.ts'
import { chaptersFor, guideNotes, stringRowsAt } from './guide-figures.rules.ts'

test('two panels of 550 W fit on 150 V, and three would burn the controller', () => {
  expect(stringRowsAt(10).find(({ panelW }) => panelW === 550)).toMatchObject({
    inSeries: [1, 2, 9],
  })
  expect(stringRowsAt(10).find(({ panelW }) => panelW === 550)?.coldV).toBeCloseTo(51.82, 2)
})

test("installation notes show a product's own figures", () => {
  const panel = guideNotes('panel', { voc_v: 49.8, isc_a: 14 }, 10)
  expect(panel).toMatchObject([
    { note: 'cold', inSeries: [1, 2, 9] },
    { note: 'panelCurrent', amps: 14, fuse: 25 },
  ])
  expect(guideNotes('battery', { max_charge_a: 50, max_discharge_a: 100 }, 10)).toEqual([
    { note: 'charge', amps: 50 },
    { note: 'discharge', amps: 100, fuse: 125 },
  ])
  const inverter = guideNotes(
    'inverter',
    {
      continuous_w: 3000,
      battery_v: 48,
      efficiency_pct: 93,
      pv_voc_max_v: 145,
      mppt_min_v: 120,
    },
    10,
  )
  expect(inverter).toMatchObject([
    { note: 'batteryCurrent', fuse: 80, cable: '4 AWG' },
    { note: 'strings', volts: 145, count: 2 },
    { note: 'mpptMin', volts: 120, count: 4 },
  ])
  expect(guideNotes('portable', {}, 10)).toEqual([{ note: 'station' }])
  expect(guideNotes('panel', { voc_v: 'x' }, 10)).toEqual([])
})

test('every category links to its chapters', () => {
  expect(chaptersFor('battery')[0]).toBe('bateria')
  expect(chaptersFor('unknown')).toEqual(['antes'])
})

test('folding panels that stand 50 V are never put in series', () => {
  const [cold] = guideNotes(
    'panel',
    { voc_v: 24.2, max_system_v: 50, temp_coeff_voc_pct_c: -0.29 },
    10,
  )
  expect(cold).toMatchObject({ note: 'cold', inSeries: [1, 1, 1] })
})

/** Cuba, Florida, and the coldest of the United States but Alaska. */
const lows = [10, -8, -38]
const seriousAt = (lowC: number, parts: Parameters<typeof checkSystem>[0], options?: object) =>
  checkSystem(parts, { lowC, sunHours: 4.5, isUsa: lowC < 10 }, options).findings.filter(isSerious)

test.each([
  [10, [17, 12, 9]],
  [-8, [16, 12, 9]],
  [-38, [15, 11, 8]],
])('at %s °C so many panels go up to 500 V', (lowC, counts) => {
  expect(stringRowsAt(lowC).map(({ inSeries }) => inSeries[2])).toEqual(counts)
})

const ofCategory = (category: string) =>
  seedProducts.filter((product) => product.category === category)

test.each(lows)('at %s °C the panels in series that the guide names pass the rules', (lowC) => {
  const trackers = { 100: 'ACC-MPPT-40', 150: 'ACC-MPPT-60', 500: 'INV-8000-48S' }
  for (const { sku, specs } of ofCategory('panel')) {
    const cold = guideNotes('panel', specs as never, lowC).find(({ note }) => note === 'cold')
    if (cold?.note !== 'cold') throw new Error(`${sku} has no number in series`)
    for (const [index, tracker] of Object.values(trackers).entries()) {
      const series = cold.inSeries[index] ?? 0
      const parts = [
        { part: seedPart(sku), quantity: series },
        { part: seedPart(tracker), quantity: 1 },
      ]
      const tooMany = seriousAt(lowC, parts, { layout: { series, parallel: 1 } })
      expect([sku, tracker, tooMany.filter(({ rule }) => rule === 'E12')]).toEqual([
        sku,
        tracker,
        [],
      ])
    }
  }
})

const stringsOfInverters = lows.flatMap((lowC) =>
  ofCategory('inverter').flatMap(({ sku, specs }) =>
    guideNotes('inverter', specs as never, lowC).flatMap((note) =>
      note.note === 'strings' || note.note === 'mpptMin' ? [[sku, note, lowC] as const] : [],
    ),
  ),
)

test.each(stringsOfInverters)('the string on %s passes the rules', (sku, note, lowC) => {
  const parts = [
    { part: seedPart('PAN-550M'), quantity: note.count },
    { part: seedPart(sku), quantity: 1 },
  ]
  const found = seriousAt(lowC, parts, { layout: { series: note.count, parallel: 1 } })
  const strings = note.note === 'strings' ? ['E12', 'E14'] : ['E12', 'E13', 'E14']
  expect(found.filter(({ rule }) => strings.includes(rule))).toEqual([])
})
