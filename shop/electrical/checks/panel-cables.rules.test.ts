import { expect, test } from 'vitest'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { checkSystem } from './check-system.rules.ts'

const cold = { lowC: -38, sunHours: 3, isUsa: true }

const cableOf = (panels: number, pairs: number, parallel: number) => {
  const parts = {
    ...{ 'INV-8000-48S': 1, 'BAT-24V200': 4, 'PAN-550M': panels, 'ACC-CAB-50': pairs },
    ...{ 'ACC-CAJA-4': 2, 'ACC-FUS-PV25': 2 },
  }
  const layout = { series: 6, parallel }
  const found = checkSystem(seedParts(parts), cold, { layout }).findings
  const hot = found.find(({ rule, severity }) => rule === 'E21' && severity === 'danger')
  return hot ? Math.round(10 * (hot.figures.needed_a ?? 0)) / 10 : null
}

test('a pair behind a combiner box carries all strings of its input', () => {
  expect(cableOf(18, 3, 2)).toBeNull()
  expect(cableOf(18, 2, 2)).toBeCloseTo(43.8, 1)
  // four pairs at two inputs of three strings each still join in the boxes
  expect(cableOf(36, 4, 3)).toBeCloseTo(65.6, 1)
})
