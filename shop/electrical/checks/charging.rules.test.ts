import { expect, test } from 'vitest'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { checkSystem } from './check-system.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }

function charging(counts: Record<string, number>) {
  const { findings, figures } = checkSystem(seedParts(counts), cuba)
  const found = findings.find(({ rule }) => rule === 'E4')
  return {
    found: found && `${found.severity} ${found.notes.join(' ')}`,
    amps: figures.charge_a,
    adjusted: found?.figures.adjusted_a,
  }
}

test('sun and grid charge a battery at the same time: the one that can be lowered is told how far', () => {
  const backup = { 'INV-2000-12C': 1, 'BAT-12V200': 1, 'ACC-MPPT-60': 1 }
  expect(charging({ ...backup, 'PAN-200M': 4 })).toEqual({
    found: 'advice chargeSum',
    amps: 120,
    adjusted: 40,
  })
  const wide = { ...backup, 'BAT-12V200': 2, 'PAN-200M': 4 }
  expect(charging(wide)).toMatchObject({ found: undefined, amps: 120 })
})

test('what cannot be lowered and adds up to more than the battery takes is a danger', () => {
  const kit = { 'INV-1000-12': 1, 'BAT-12V050': 1, 'ACC-MPPT-20': 1, 'ACC-CARG-20': 1 }
  const two = charging({ ...kit, 'PAN-100M': 2 })
  expect(two.found).toBe('danger chargeSumFixed')
  expect(two.amps).toBeCloseTo(35.6, 1)
  expect(charging({ ...kit, 'PAN-200M': 1 }).found).toBe('danger chargeSumFixed')
})

test('lowering one is no remedy where the others alone are too much', () => {
  const found = charging({
    ...{ 'INV-2000-12C': 1, 'BAT-12V050': 1, 'ACC-MPPT-40': 1 },
    'PAN-200M': 2,
  })
  expect(found.found).toBe('danger chargeSumFixed')
})

test('one charger alone keeps its own sentence', () => {
  expect(charging({ 'INV-2000-12C': 1, 'BAT-12V050': 1 }).found).toBe('advice charge')
  const panels = { 'INV-3000-24H': 1, 'BAT-24V100': 1, 'PAN-550M': 3 }
  expect(charging(panels)).toMatchObject({ found: 'advice charge', amps: 60 })
})
