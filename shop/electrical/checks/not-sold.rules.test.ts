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
