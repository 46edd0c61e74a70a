import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toAscii } from './ascii-source.rules.ts'

test.each([
  ["'año nuevo'", 'año nuevo'],
  ['`1\u2009€ 🌻`', '1\u2009€ 🌻'],
  ["/^[á-ü]+$/.test('üä')", true],
  ["/^[🌻🌞]$/u.test('🌞')", true],
  ["new RegExp(String.raw`^\\d+ ?€$`).test('12 €')", true],
  ['({ niño: 1 }).niño', 1],
  ['(() => { const día = 2 /* día */; return día })()', 2],
] as const)('%s is the same program in ASCII', (code, value) => {
  const ascii = toAscii(code)
  expect(ascii).not.toMatch(/[\u0080-\uffff]/)
  expect(runInNewContext(ascii)).toEqual(value)
})

test('what would mean something else is refused', () => {
  expect(() => toAscii("'\\é'")).toThrow('backslash')
})
