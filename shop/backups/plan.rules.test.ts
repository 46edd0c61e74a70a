import { expect, test } from 'vitest'
import { isDue, lastPlanned } from './plan.rules.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

test('the backup of today is due from its minute on, before it that of yesterday', () => {
  expect(lastPlanned('08:30', at('21T08:29'))).toEqual(at('20T08:30'))
  expect(lastPlanned('08:30', at('21T08:30'))).toEqual(at('21T08:30'))
  expect(lastPlanned('08:30', at('21T23:59'))).toEqual(at('21T08:30'))
  expect(lastPlanned('00:00', at('21T00:00'))).toEqual(at('21T00:00'))
  expect(lastPlanned('off', at('21T08:30'))).toBeNull()
})

test('a shop that opened today has no backup of yesterday to make up for', () => {
  expect(isDue(at('20T08:30'), at('21T07:00'), null)).toBe(false)
  expect(isDue(at('21T08:30'), at('21T07:00'), null)).toBe(true)
})

test('a shop that was stopped at the time makes its backup when it opens, once', () => {
  expect(isDue(at('21T08:30'), at('21T12:00'), { plannedFor: at('20T08:30') })).toBe(true)
  expect(isDue(at('21T08:30'), at('21T12:00'), { plannedFor: at('21T08:30') })).toBe(false)
})
