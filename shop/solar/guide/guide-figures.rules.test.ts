import { expect, test } from 'vitest'
import { batteryRows, chaptersFor, guideNotes, stringRows } from './guide-figures.rules.ts'

test('two panels of 550 W fit on 150 V, and three would burn the controller', () => {
  expect(stringRows.find(({ panelW }) => panelW === 550)).toMatchObject({ inSeries: [1, 2, 9] })
  expect(stringRows.find(({ panelW }) => panelW === 550)?.coldV).toBeCloseTo(51.82, 2)
})

test('no fuse is rated above its cable', () => {
  const carries = { '4 AWG': 110, '2/0 AWG': 250 } as Record<string, number>
  for (const { amps, fuse, cable, drop } of batteryRows) {
    expect(fuse).toBeGreaterThanOrEqual(amps * 1.25)
    if (cable) expect(fuse).toBeLessThanOrEqual(carries[cable] ?? 0)
    if (drop !== null) expect(drop).toBeLessThan(0.02)
  }
  expect(batteryRows[0]).toMatchObject({ fuse: 125, cable: '2/0 AWG' })
  expect(batteryRows[3]).toMatchObject({ fuse: 100, cable: '4 AWG' })
})

test("installation notes show a product's own figures", () => {
  const panel = guideNotes('panel', { voc_v: 49.8, isc_a: 14 })
  expect(panel).toMatchObject([
    { note: 'cold', inSeries: [1, 2, 9] },
    { note: 'panelCurrent', amps: 14, fuse: 20 },
  ])
  expect(guideNotes('battery', { max_charge_a: 50, max_discharge_a: 100 })).toEqual([
    { note: 'charge', amps: 50 },
    { note: 'discharge', amps: 100, fuse: 125 },
  ])
  const inverter = guideNotes('inverter', {
    continuous_w: 3000,
    battery_v: 48,
    efficiency_pct: 93,
    pv_voc_max_v: 145,
  })
  expect(inverter).toMatchObject([
    { note: 'batteryCurrent', fuse: 80, cable: '4 AWG' },
    { note: 'strings', volts: 145, count: 2 },
  ])
  expect(guideNotes('portable', {})).toEqual([{ note: 'station' }])
  expect(guideNotes('panel', { voc_v: 'x' })).toEqual([])
})

test('every category links to its chapters', () => {
  expect(chaptersFor('battery')[0]).toBe('bateria')
  expect(chaptersFor('unknown')).toEqual(['antes'])
})
