import { expect, test } from 'vitest'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { checkSystem } from './check-system.rules.ts'
import { isAbsence } from './finding.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }

function finding(counts: Record<string, number>, rule: string) {
  const found = checkSystem(seedParts(counts), cuba).findings.find((one) => one.rule === rule)
  return found && { ...found, isAbsence: isAbsence(found) }
}

const backup = { 'INV-2000-12C': 1, 'BAT-12V200': 1, 'ACC-FUS-T200': 1, 'ACC-BATC-20': 1 }

test('an inverter that bonds its neutral needs a residual current device at its outlets', () => {
  expect(finding(backup, 'E24')).toMatchObject({ severity: 'advice', isAbsence: true })
  expect(finding({ ...backup, 'ACC-RCBO-40': 1 }, 'E24')).toBeUndefined()
  const { 'INV-2000-12C': _bonded, ...others } = backup
  expect(finding({ ...others, 'INV-2000-12': 1 }, 'E24')).toBeUndefined()
})

test('a controller has a fuse of its own on its way to the battery', () => {
  const fridge = { 'INV-2000-12': 1, 'BAT-12V200': 1, 'ACC-FUS-T200': 1, 'ACC-BATC-20': 1 }
  expect(finding({ ...fridge, 'ACC-MPPT-40': 1, 'PAN-200M': 2 }, 'E18')).toMatchObject({
    severity: 'advice',
    notes: ['chargerFuse'],
    figures: { charger_fuse_a: 50 },
  })
  expect(finding(fridge, 'E18')).toBeUndefined()
})

test('a fuse with cable for the controller fits it, is too small, or is not enough of them', () => {
  const fridge = { 'INV-2000-12': 1, 'BAT-12V200': 1, 'ACC-FUS-T200': 1, 'ACC-BATC-20': 1 }
  const solar = { ...fridge, 'ACC-MPPT-40': 1, 'PAN-200M': 2 }
  expect(finding({ ...solar, 'ACC-FUS-C50': 1 }, 'E18')).toBeUndefined()
  expect(finding({ ...solar, 'ACC-FUS-C25': 1 }, 'E18')).toMatchObject({
    ...{ severity: 'will_not_work', notes: ['fuseSmall'], figures: { rated_a: 25, fuse_a: 50 } },
  })
  expect(finding({ ...solar, 'ACC-FUS-C50': 1, 'ACC-CARG-20': 1 }, 'E18')).toMatchObject({
    ...{ severity: 'advice', notes: ['chargerFuse'], figures: { charger_fuse_a: 25 } },
  })
})

test('a battery without an inverter burns its cable no less: it has a fuse that puts its short circuit out', () => {
  const lamps = { 'BAT-12V200': 1, 'ACC-MPPT-40': 1, 'PAN-200M': 1 }
  expect(finding(lamps, 'E18')).toMatchObject({
    ...{ severity: 'danger', notes: ['fuseMissing'], figures: { fuse_a: 50 }, isAbsence: true },
  })
  expect(finding(lamps, 'E20')).toMatchObject({
    ...{ severity: 'will_not_work', notes: ['batteryCableMissing'] },
  })
  expect(finding({ 'BAT-12V200': 1, 'ACC-CARG-20': 1 }, 'E18')).toMatchObject({
    ...{ severity: 'danger', figures: { fuse_a: 25 } },
  })
  const whole = { ...lamps, 'ACC-FUS-C50': 1 }
  for (const rule of ['E18', 'E19', 'E20']) expect(finding(whole, rule), rule).toBeUndefined()
  const bank24 = { 'BAT-24V200': 1, 'ACC-MPPT-40': 1, 'ACC-BATC-4': 1 }
  expect(finding({ ...bank24, 'ACC-FUS-M80': 1 }, 'E19')).toMatchObject({ severity: 'danger' })
  expect(finding({ ...bank24, 'ACC-FUS-T200': 1 }, 'E18')).toMatchObject({
    ...{ severity: 'danger', notes: ['fuseAboveCable'] },
  })
  expect(finding({ 'BAT-12V200': 1 }, 'E18')).toBeUndefined()
})

test('a transfer switch beside an inverter that switches over itself is one too many', () => {
  const hybrid = seedParts({ 'INV-6000-48S': 1, 'BAT-48V100': 2, 'ACC-ATS-3P': 1 })
  const { findings } = checkSystem(hybrid, cuba, { wiring: 'house' })
  expect(findings.find(({ rule }) => rule === 'E23')).toMatchObject({
    ...{ severity: 'advice', notes: ['ownTransfer'] },
  })
})

test('an inverter that switches over by itself needs no transfer switch, wherever its devices are plugged in', () => {
  const parts = { ...backup, 'ACC-ATS-63': 1 }
  expect(finding(parts, 'E23')).toMatchObject({ severity: 'advice', notes: ['ownTransfer'] })
  expect(finding(backup, 'E23')).toBeUndefined()
})
