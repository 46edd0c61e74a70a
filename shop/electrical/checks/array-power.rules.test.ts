import { expect, test } from 'vitest'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { checkSystem, type PlaceFacts } from './check-system.rules.ts'

const cuba: PlaceFacts = { lowC: 10, sunHours: 4.5, isUsa: false }

test('a controller without its battery is short of the voltage, not of the amps that it states', () => {
  const { unknown } = checkSystem(seedParts({ 'ACC-MPPT-60': 1, 'PAN-550M': 2 }), cuba)
  expect(unknown).toEqual([{ rule: 'E15', sku: 'ACC-MPPT-60', field: 'battery_v' }])
})

test('a controller that does not state its amps is asked for them', () => {
  const parts = seedParts({ 'BAT-12V200': 1, 'ACC-MPPT-40': 1, 'PAN-200M': 1 }).map((one) =>
    one.part.role === 'controller' ? { ...one, part: { ...one.part, current_a: null } } : one,
  )
  const asked = checkSystem(parts, cuba).unknown.filter(({ rule }) => rule === 'E15')
  expect(asked).toEqual([{ rule: 'E15', sku: 'ACC-MPPT-40', field: 'current_a' }])
})

test('panels, controller and inverter without a battery are told that nothing runs, a hybrid is not', () => {
  const notesOf = (counts: Readonly<Record<string, number>>) =>
    checkSystem(seedParts(counts), cuba).findings.flatMap(({ notes }) => notes)
  const set = {
    'INV-1000-12': 1,
    'ACC-MPPT-40': 1,
    'PAN-410M': 1,
    'ACC-BRK-63': 1,
    'ACC-CAB-50': 1,
  }
  expect(notesOf(set)).toContain('noBattery')
  expect(notesOf({ ...set, 'BAT-12V200': 1 })).not.toContain('noBattery')
  expect(notesOf({ 'INV-3000-24H': 1, 'PAN-550M': 2 })).not.toContain('noBattery')
})
