import { expect, test } from 'vitest'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { findingText } from '../finding-text.rules.ts'
import { checkSystem } from './check-system.rules.ts'

const cold = { lowC: -38, sunHours: 3, isUsa: true }
const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }

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

test('where one string burns the input, the layout that only lacks a part is named', () => {
  const stringsOf = (counts: Record<string, number>) =>
    checkSystem(seedParts(counts), cuba).findings.find(({ rule }) => rule === 'E12')
  const joined = { 'PAN-410M': 6, 'ACC-MPPT-60': 1, 'BAT-48V100': 1, 'ACC-CAB-50': 1 }
  expect(stringsOf(joined)).toMatchObject({
    ...{ severity: 'danger', notes: ['stringVolts', 'stringsJoined'] },
    figures: { other_series: 3, other_strings: 2 },
  })
  const apart = { 'PAN-550M': 12, 'INV-6000-48S': 1, 'BAT-48V100': 2, 'ACC-CAJA-4': 1 }
  expect(stringsOf({ ...apart, 'ACC-CAB-50': 1 })).toMatchObject({
    ...{ notes: ['stringVolts', 'stringsApart'], figures: { other_series: 6, other_strings: 2 } },
  })
})

test('strings of one panel are called panels', () => {
  const three = seedParts({ 'PAN-550M': 3, 'ACC-MPPT-100': 1, 'BAT-12V300': 1 })
  const { findings } = checkSystem(three, cuba)
  const found = findings.find(({ rule }) => rule === 'E12')
  expect(found?.notes).toEqual(['stringVolts', 'panelsJoined'])
  expect(findingText('es', found!)).toContain('los 3 paneles en paralelo')
})
