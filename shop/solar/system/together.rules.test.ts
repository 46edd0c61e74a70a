import { expect, test } from 'vitest'
import { seedPart } from '#tests/harness/seed-parts.ts'
import { bankOf, checkTogether, connects, maxPanels, workingCount } from './together.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([sku, quantity]) => ({ part: seedPart(sku), quantity }))
const rulesOf = (findings: readonly { readonly rule: string }[]) => findings.map(({ rule }) => rule)

test('what is not bought yet forbids nothing, a wrong voltage does', () => {
  const fitting = checkTogether(counted({ 'BAT-24V100': 1, 'INV-3000-24H': 1 }), cuba)
  expect([rulesOf(fitting.serious), rulesOf(fitting.absent)]).toEqual([[], ['E18', 'E20']])
  const refused = checkTogether(counted({ 'BAT-24V100': 1, 'INV-1000-12': 1 }), cuba)
  expect(refused.serious).toMatchObject([{ rule: 'E2', severity: 'danger' }])
})

test('the nearest number that works', () => {
  const tooMany = counted({ 'PAN-450M': 4, 'EST-2000': 1 })
  expect(workingCount(tooMany, cuba)).toMatchObject({ part: { sku: 'PAN-450M' }, quantity: 2 })
  const tooFew = counted({ 'BAT-12V200': 1, 'INV-3000-24H': 1 })
  expect(workingCount(tooFew, cuba)).toMatchObject({ part: { sku: 'BAT-12V200' }, quantity: 2 })
  expect(workingCount(counted({ 'BAT-24V100': 1, 'INV-1000-12': 1 }), cuba)).toBeNull()
})

test('as many panels as a controller uses at each voltage', () => {
  const at = (volts: number) =>
    maxPanels(seedPart('PAN-550M'), [...counted({ 'ACC-MPPT-60': 1 }), bankOf(volts)], cuba)
  expect([at(12)?.quantity, at(24)?.quantity, at(48)?.quantity]).toEqual([1, 2, 4])
})

test('what does not connect is no pair', () => {
  const pair = (one: string, other: string) => connects(seedPart(one), seedPart(other))
  expect(pair('EST-1000', 'BAT-12V100')).toBe(false)
  expect(pair('PAN-550M', 'BAT-12V100')).toBe(true)
  expect(pair('ACC-MPPT-60', 'BAT-12V100')).toBe(true)
})
