import { expect, test } from 'vitest'
import { occurrences, sourcesBelow } from './sources.ts'

const production = sourcesBelow('kernel', 'platform', 'design', 'shop', 'web', 'server')

test('no code asks which language it is: tables by language do, and lack no language', () => {
  expect(occurrences(production, /[!=]==? *'(?:es|en)'|'(?:es|en)' *[!=]==?/g)).toEqual([])
  expect(occurrences(production, /\bcase '(?:es|en)'|startsWith\('(?:es|en)\b/g)).toEqual([])
})

test('Intl is asked in the languages that one table names', () => {
  const asked = occurrences(production, /\b(?:es|en)[-_](?:US|ES|CU)\b/g)
  expect(asked.filter((found) => !found.startsWith('kernel/'))).toEqual([])
})
