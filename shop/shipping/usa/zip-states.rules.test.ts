import { expect, test } from 'vitest'
import { states } from '../us-address.rules.ts'
import { isZipOf } from './zip-states.rules.ts'

test.each([
  ['33012', 'FL'],
  ['33012-1234', 'FL'],
  ['10001', 'NY'],
  ['90210', 'CA'],
  ['77002', 'TX'],
  ['88510', 'TX'],
  ['00901', 'PR'],
  ['02108', 'MA'],
  ['05501', 'MA'],
  ['20001', 'DC'],
  ['22201', 'VA'],
  ['39901', 'GA'],
  ['99501', 'AK'],
  ['96801', 'HI'],
])('%s lies in %s', (zip, state) => {
  expect(isZipOf(zip, state)).toBe(true)
})

test.each([
  ['90210', 'FL'],
  ['10001', 'FL'],
  ['33012', 'GA'],
  ['00901', 'FL'],
  ['00000', 'FL'],
  ['96799', 'CA'],
])('%s does not lie in %s', (zip, state) => {
  expect(isZipOf(zip, state)).toBe(false)
})

test('where a ZIP code reaches over the border, both states are right', () => {
  for (const [zip, ...both] of [
    ['06390', 'NY', 'CT'],
    ['42223', 'KY', 'TN'],
    ['83414', 'ID', 'WY'],
    ['84536', 'UT', 'AZ'],
    ['99362', 'WA', 'OR'],
    ['73949', 'OK', 'TX'],
  ] as const)
    for (const state of both) expect([zip, state, isZipOf(zip, state)]).toEqual([zip, state, true])
})

test('a post office of the armed forces goes with any state', () => {
  for (const zip of ['09012', '34002', '96205'])
    for (const { code } of states) expect(isZipOf(zip, code)).toBe(true)
})

test('every state of the form has ZIP codes, and no prefix belongs to more than three', () => {
  const owners = Array.from({ length: 1000 }, (_, prefix) => {
    const zip = `${String(prefix).padStart(3, '0')}01`
    return states.filter(({ code }) => isZipOf(zip, code)).map(({ code }) => code)
  })
  const single = owners.filter((codes) => codes.length === 1).flat()
  expect(new Set(single).size).toBe(states.length)
  for (const codes of owners.filter(({ length }) => length < states.length))
    expect(codes.length).toBeLessThanOrEqual(3)
})
