import { expect, test } from 'vitest'
import { classifiedAt } from './classification.rules.ts'

const now = { eccn: '3A999', hts: '8541.43.0010', unNumber: 'UN3480' }
const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const changes = [
  { at: day(20), before: { eccn: 'EAR99', name: 'Otro' } },
  { at: day(10), before: { eccn: null, hts: null } },
]

test('a product is classified as it was on the day its parcel left, whatever was corrected since', () => {
  expect(classifiedAt(now, changes, day(25))).toEqual(now)
  expect(classifiedAt(now, changes, day(15))).toEqual({ ...now, eccn: 'EAR99' })
  expect(classifiedAt(now, changes, day(5))).toEqual({ eccn: null, hts: null, unNumber: 'UN3480' })
  expect(classifiedAt(now, changes, day(20))).toEqual(now)
})
