import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test('what a text cannot hold is found in values and names, however deep they lie', () => {
  for (const bad of ['a\0b', '\uD83D', '\uDE00x'])
    for (const body of [bad, [bad], { a: [{ b: bad }] }, { [bad]: 1 }])
      expect([body, isStorable(body)]).toEqual([body, false])
  for (const body of ['😀 ñ', '', null, undefined, 3, { a: ['b', { c: true }] }])
    expect([body, isStorable(body)]).toEqual([body, true])
  const deep = JSON.parse(`${'['.repeat(5_000)}"\\u0000"${']'.repeat(5_000)}`)
  expect(isStorable(deep)).toBe(false)
})
