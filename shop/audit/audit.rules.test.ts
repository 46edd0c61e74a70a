import { expect, test } from 'vitest'
import { difference } from './audit.rules.ts'

test('only the fields that changed are noted, a field that came or went among them', () => {
  expect(difference({ price: 100, name: 'Kit', tag: 'x' }, { price: 120, name: 'Kit' })).toEqual({
    before: { price: 100, tag: 'x' },
    after: { price: 120, tag: null },
  })
})

test('where nothing changed nothing is noted', () => {
  expect(difference({ price: 100, tag: null }, { price: 100 })).toBeNull()
  expect(difference({ sizes: [1, 2] }, { sizes: [1, 2] })).toBeNull()
  expect(difference(null, null)).toBeNull()
})

test('what is new or gone is noted whole', () => {
  expect(difference(null, { code: 'SOL10' })).toEqual({ before: null, after: { code: 'SOL10' } })
  expect(difference({ code: 'SOL10' }, null)).toEqual({ before: { code: 'SOL10' }, after: null })
})
