import fc from 'fast-check'
import LZString from 'lz-string'
import { expect, test } from 'vitest'
import { anyText } from '#tests/harness/inputs/any-text.ts'
import { compressText } from './lz-compress.ts'
import { decompressText } from './lz-text.ts'

const repetitive = fc
  .array(fc.constantFrom('true,', '"necessary":', 'a', 'ñ', '太', '{}'), { maxLength: 400 })
  .map((parts) => parts.join(''))
const text = fc.oneof(repetitive, anyText(300))

test('the output equals that of the library that defines the format, and can be read back', () => {
  fc.assert(
    fc.property(text, (overrides) => {
      const compressed = compressText(overrides)
      expect(compressed).toBe(LZString.compressToUTF16(overrides))
      expect(decompressText(compressed)).toBe(overrides)
    }),
  )
})

test('invalid input gives null or some text, and always terminates', () => {
  fc.assert(
    fc.property(anyText(), (overrides) => {
      const read = decompressText(overrides)
      expect(read === null || typeof read === 'string').toBe(true)
    }),
  )
})
