import { expect, test } from 'vitest'
import { browsers } from './screens.rules.ts'
import { supportOf, techniquesIn } from './support.rules.ts'
import { techniques } from './support-table.rules.ts'

const now = new Date('2026-11-22T00:00:00Z')
const table = techniquesIn(`
Old thing | 10 2015-01-01 | 9 2015-01-01 | 9 2015-01-01 | 12 2015-01-01 | 20 2015-01-01
New thing | 130 2026-01-01 | - | 17.2 2023-12-11 | 130 2026-01-01 | 9.5 2020-01-01
`)

test('a browser with long-standing support needs only a version', () => {
  expect(supportOf('safari', table, now)).toEqual({
    status: 'success',
    kind: 'needs',
    version: '17.2',
    what: [],
  })
  expect(supportOf('opera', table, now)).toMatchObject({ kind: 'needs', version: '20' })
})

test('recent or missing support is a notice by name', () => {
  expect(supportOf('chrome', table, now)).toMatchObject({ kind: 'recent', what: ['New thing'] })
  expect(supportOf('firefox', table, now)).toMatchObject({ kind: 'missing', what: ['New thing'] })
})

test('the table knows each technique for the five browsers', () => {
  expect(techniques.length).toBeGreaterThan(20)
  for (const { name, since } of techniques)
    expect([name, Object.keys(since)]).toEqual([name, [...browsers]])
})
