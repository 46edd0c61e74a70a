import { expect, test } from 'vitest'
import { seedParts } from '#tests/harness/seed-parts.ts'
import { findingText } from '../finding-text.rules.ts'
import { checkSystem } from './check-system.rules.ts'
import { isSerious } from './finding.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }

const serious = (counts: Record<string, number>, series: number, parallel: number) =>
  checkSystem(seedParts({ ...counts, 'ACC-FUS-T250': 4, 'ACC-BATC-20': 8 }), cuba, {
    batteryLayout: { series, parallel },
  })
    .findings.filter(isSerious)
    .map(({ rule, severity, notes }) => `${rule} ${severity} ${notes.join(' ')}`)

test.each([
  [{ 'BAT-12V100': 2, 'INV-2000-12': 1 }, 2, 1, ['E2 danger bankAbove']],
  [{ 'BAT-12V100': 4, 'INV-3000-24H': 1 }, 4, 1, ['E2 danger bankAbove']],
  [{ 'BAT-24V200': 2, 'INV-3000-24H': 1 }, 2, 1, ['E2 danger bankAbove']],
  [
    { 'BAT-48V100W': 2, 'INV-6000-48S': 1 },
    ...([2, 1, ['E1 danger bankSeries', 'E2 danger bankAbove bankTouch']] as const),
  ],
  [{ 'BAT-48V100W': 2 }, 2, 1, ['E1 danger bankSeries', 'E2 danger bankTouch']],
  [{ 'BAT-12V100': 2, 'INV-3000-24H': 1 }, 1, 2, ['E2 will_not_work bankBelow']],
  [{ 'BAT-12V100': 3, 'INV-6000-48S': 1 }, 3, 1, ['E2 will_not_work bankBelow']],
  [{ 'BAT-12V100': 2, 'INV-3000-24H': 1 }, 2, 1, []],
  [{ 'BAT-12V100': 4, 'INV-3000-24H': 1 }, 2, 2, []],
  [{ 'BAT-12V100': 4, 'INV-6000-48S': 1 }, 4, 1, []],
  [{ 'BAT-12V200': 2, 'INV-2000-12': 1 }, 1, 2, []],
  [{ 'BAT-12V100': 5 }, 5, 1, ['E1 danger bankSeries', 'E2 danger bankTouch']],
])('%j, %i in series and %i side by side', (counts, series, parallel, expected) => {
  expect(serious(counts, series, parallel)).toEqual(expected)
})

test('the volts of such a bank are said, nominal and full', () => {
  const { findings } = checkSystem(seedParts({ 'BAT-48V100W': 2, 'INV-6000-48S': 1 }), cuba, {
    batteryLayout: { series: 2, parallel: 1 },
  })
  const found = findings.find(({ rule }) => rule === 'E2')
  expect(found && findingText('es', found)).toBe(
    'Con 2 en serie el banco da 102,4 V (116,7 con la carga llena) y el inversor es de 48 V: se quema. Son 116,7 V de corriente directa con la carga llena: por encima de 60 V mata y su arco no se apaga.',
  )
})
