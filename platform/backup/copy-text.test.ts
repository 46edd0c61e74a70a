import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#tests/harness/inputs/any-text.ts'
import { copyLine, readCopyLine } from './copy-text.ts'

const back = (line: string) => readCopyLine(line.slice(0, -1))

test('a row is one line, as COPY writes it', () => {
  expect(copyLine(['a\tb', null, '\\N', 'two\nlines', ''])).toBe(
    'a\\tb\t\\N\t\\\\N\ttwo\\nlines\t\n',
  )
})

test('every value of a row survives a round trip', () => {
  const value = fc.option(anyText(), { nil: null })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (row) => {
      const line = copyLine(row)
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(back(line)).toEqual(row)
    }),
  )
})
