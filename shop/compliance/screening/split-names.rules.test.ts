import { expect, test } from 'vitest'
import { commonNames } from '#tests/harness/screening/common-names.ts'
import { fullList, indexOf } from '#tests/harness/screening/screening.ts'
import { screenParty } from './party.rules.ts'
import { rejoined } from './split-names.rules.ts'

const index = indexOf(fullList())
const verdictOf = (name: string) => screenParty(index, { role: 'recipient', name }, 0.88).verdict

test.each([
  ['Miguel Diaz Canel Bermudez'],
  ['M i g u e l D i a z C a n e l B e r m u d e z'],
  ['M-i-g-u-e-l D-i-a-z C-a-n-e-l Bermudez'],
  ['Mig uel Di az Can el Bermudez'],
  ['Mi guel Diazca nel Bermu dez'],
  ['MiguelDiazCanelBermudez'],
  ['BermudezMiguel DiazCanel'],
  ['Miguel Ernesto Jose Maria Pedro Diaz Canel Bermudez'],
])('a listed person is found however the name is cut or padded: %s', (name) => {
  expect(verdictOf(name)).toBe('MATCH')
})

test('of common names those with a word in pieces only are put together', () => {
  const known = new Set(['ana', 'luz', 'gil', 'raul', 'castro'])
  const isKnown = (word: string) => known.has(word)
  expect(rejoined(['raul', 'castro'], isKnown)).toBeNull()
  expect(rejoined(['ana', 'luz', 'gil'], isKnown)).toBeNull()
  expect(rejoined(['r', 'aul', 'cas', 'tro'], isKnown)).toEqual(['raul', 'castro'])
  expect(rejoined(['raul', 'x', 'y'], isKnown)).toBeNull()
  const alarms = commonNames(2_000).filter((name) => verdictOf(name) === 'MATCH')
  expect(alarms.length).toBeLessThan(12)
})
