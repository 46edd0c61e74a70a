import { expect, test } from 'vitest'
import { seedParts, seedProduct } from '#tests/harness/seed-parts.ts'
import { wiringSheetOf } from '../wiring/wiring-sheet.rules.ts'
import { checkSystem, type PlaceFacts } from './check-system.rules.ts'

const cuba: PlaceFacts = { lowC: 10, sunHours: 4.5, isUsa: false }
const bank = (batteries: number, fuses: number) => ({
  ...{ 'INV-2000-12': 1, 'BAT-12V200': batteries, 'ACC-FUS-T200': fuses },
  'ACC-BATC-20': batteries + 1,
})
const breaking = (batteries: number, fuses: number) =>
  checkSystem(seedParts(bank(batteries, fuses)), cuba).findings.find(({ rule }) => rule === 'E19')

test('a main fuse and the fuse of a controller put out the same short circuit', () => {
  const withSun = { ...bank(3, 3), 'ACC-MPPT-40': 1, 'PAN-200M': 2 }
  const parts = Object.entries(withSun).map(([sku, quantity]) => {
    const { category, specs } = seedProduct(sku)
    return { sku, name: sku, category, specs, quantity }
  })
  const sheet = wiringSheetOf(parts, cuba)
  expect([sheet.mainFuse?.interruptKa, sheet.controller?.interruptKa]).toEqual([30, 30])
})

test('a battery of four has the short circuit of three others at its own fuse', () => {
  expect(breaking(4, 4)).toMatchObject({ severity: 'danger', figures: { interrupt_ka: 30 } })
  expect(breaking(4, 4)?.notes).toContain('interrupt')
})

test('a main fuse of 20 kA behind 600 Ah is a danger, the same one at each of three batteries is not', () => {
  expect(breaking(3, 4)).toMatchObject({ severity: 'danger', figures: { main_interrupt_ka: 30 } })
  expect(breaking(3, 4)?.notes).toContain('mainInterrupt')
  expect(breaking(3, 3)).toMatchObject({ severity: 'advice', notes: ['largeBank'] })
})

test('no fuse of a controller or charger puts out more than 20 kA, so nothing is composed that needs one', () => {
  const two = { 'INV-1000-12': 1, 'BAT-12V300': 2, 'ACC-FUS-T200': 2, 'ACC-BATC-20': 2 }
  const found = (more: Record<string, number>) =>
    checkSystem(seedParts({ ...two, ...more }), cuba).findings.find(({ rule }) => rule === 'E19')
  expect(found({ 'ACC-MPPT-100': 2, 'PAN-550M': 4 })).toMatchObject({
    severity: 'danger',
    figures: { charger_interrupt_ka: 30 },
  })
  expect(found({ 'ACC-CARG-20': 1 })?.notes).toContain('chargerInterrupt')
  expect(found({})?.severity).toBe('advice')
})
