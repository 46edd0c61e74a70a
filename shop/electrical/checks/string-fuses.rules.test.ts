import { expect, test } from 'vitest'
import { seedPart, seedParts } from '#tests/harness/seed-parts.ts'
import { checkSystem, type PlaceFacts } from './check-system.rules.ts'

const cuba: PlaceFacts = { lowC: 10, sunHours: 4.5, isUsa: false }

const fuseFinding = (counts: Record<string, number>) => {
  const { findings } = checkSystem(seedParts(counts), cuba)
  const found = findings.find(({ rule }) => rule === 'E18')
  return found && `${found.severity} ${found.notes.join(' ')}`
}

const inverters = { 12: 'INV-2000-12', 24: 'INV-3000-24H', 48: 'INV-6000-48S' } as const
const banks = [
  [12, { 'BAT-12V100': 3 }],
  [12, { 'BAT-12V200': 2 }],
  [12, { 'BAT-12V050': 4 }],
  [24, { 'BAT-24V100': 3 }],
  [24, { 'BAT-12V050': 6 }],
  [48, { 'BAT-48V050': 3 }],
  [48, { 'BAT-48V100': 2 }],
  [48, { 'BAT-48V100': 5 }],
] as const

test.each(banks)('strings at %i V behind one fuse are a danger: %o', (volts, bank) => {
  const one = { ...bank, [inverters[volts]]: 1, 'ACC-FUS-T250': 1, 'ACC-BATC-20': 6 }
  expect(fuseFinding(one)).toMatch(/^danger .*fuseShared\b/)
})

test('a fuse for all but one of the strings is still one too few', () => {
  const four = { 'BAT-48V100': 4, 'INV-6000-48S': 1, 'ACC-BATC-20': 5 }
  expect(fuseFinding({ ...four, 'ACC-FUS-T200': 3 })).toBe('danger fuseShared')
  expect(fuseFinding({ ...four, 'ACC-FUS-T200': 4 })).toBe('danger mainFuseMissing')
  expect(fuseFinding({ ...four, 'ACC-FUS-T200': 5 })).toBeUndefined()
})

test('from three on a main fuse stands behind the busbars, and a fuse for each is no worse than one for all', () => {
  const three = { 'BAT-12V050': 3, 'INV-1000-12': 1, 'ACC-BATC-20': 4, 'ACC-FUS-M80': 3 }
  expect(fuseFinding(three)).toBe('advice mainFuseMissing')
  // 3 × 100 A for seconds are more than the cable stands
  expect(fuseFinding({ ...three, 'BAT-12V050': 4, 'ACC-FUS-M80': 4 })).toBe(
    'danger mainFuseMissing',
  )
  expect(fuseFinding({ ...three, 'ACC-BRK-125': 1 })).toBeUndefined()
})

test('at 12 V one fuse is only advised against, where what the others give for seconds is less than the cable stands', () => {
  const bank = { 'INV-1000-12': 1, 'ACC-BRK-125': 1 }
  const three = { ...bank, 'BAT-12V050': 3 }
  expect(fuseFinding({ ...three, 'ACC-BATC-20': 1 })).toBe('advice fuseEach')
  // 2 × 100 A for seconds into a cable of 110 A
  expect(fuseFinding({ ...three, 'ACC-BATC-4': 1 })).toMatch(/^danger .*fuseShared/)
})

test('what does not state the amps of seconds is not taken to be limited', () => {
  const silent = { ...seedPart('BAT-12V050'), bms_peak_a: null }
  const rest = seedParts({ 'INV-1000-12': 1, 'ACC-BRK-125': 1, 'ACC-BATC-20': 1 })
  const { findings } = checkSystem([{ part: silent, quantity: 2 }, ...rest], cuba)
  expect(findings.find(({ rule }) => rule === 'E18')).toMatchObject({
    severity: 'danger',
    notes: ['fuseShared'],
    figures: { parallel: 2, fuses: 1 },
  })
})

test('one battery, or one string of them, has one fuse', () => {
  const string = { 'BAT-12V100': 4, 'INV-3500-48H': 1, 'ACC-BRK-125': 1, 'ACC-BATC-20': 3 }
  expect(fuseFinding(string)).toBeUndefined()
})
