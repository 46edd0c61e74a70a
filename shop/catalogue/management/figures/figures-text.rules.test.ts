import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresAsText, readFigures } from './figures-text.rules.ts'

test('specifications are written a line each, and read back the same', () => {
  const specs = { pv_w: 100, chemistry: 'LiFePO4', expandable: true, code: '12', note: ' a "b"' }
  expect(figuresAsText(specs)).toBe(
    'chemistry = LiFePO4\ncode = "12"\nexpandable = true\nnote = " a \\"b\\""\npv_w = 100',
  )
  expect(readFigures(figuresAsText(specs))).toEqual(specs)
})

test('any specifications survive being written and read', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.boolean(),
    fc.integer(),
    fc.integer({ min: 0, max: 99_999 }).map((figure) => figure / 100),
  )
  const specs = fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/), value, { maxKeys: 8 })
  fc.assert(
    fc.property(specs, (overrides) => {
      expect(readFigures(figuresAsText(overrides))).toEqual({ ...overrides })
    }),
  )
})

test('colons and blank lines are understood; a line without a value, or a key twice, is not', () => {
  expect(readFigures('pv_w: 100\n\n voltage = 24 V ')).toEqual({ pv_w: 100, voltage: '24 V' })
  for (const invalid of ['pv_w', 'pv_w =', 'a = 1\na = 2', 'PV W = 3', '__proto__ = 1', 'a = "x'])
    expect([invalid, readFigures(invalid)]).toEqual([invalid, null])
})
