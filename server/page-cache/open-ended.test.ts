import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endedWith, longestEnd, openEnded } from './open-ended.ts'

const readers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

test('whatever stands before and after, both encodings are read as the whole', async () => {
  const bytes = (maxLength: number) =>
    fc.uint8Array({ minLength: 1, maxLength }).map((given) => Buffer.from(given))
  const text = fc.string({ minLength: 1, maxLength: 3_000, unit: 'grapheme' }).map(Buffer.from)
  const repeated = text.map((part) => Buffer.concat([part, part, part]))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(bytes(5_000), repeated),
      fc.oneof(bytes(500), text),
      async (start, end) => {
        const kept = await openEnded(start)
        const whole = Buffer.concat([start, end])
        for (const [encoding, read] of Object.entries(readers))
          expect(read(await endedWith(kept, end, encoding as 'br' | 'gzip'))).toEqual(whole)
        expect(await endedWith(kept, end, null)).toEqual(whole)
      },
    ),
    { numRuns: 60 },
  )
})

test('the longest end is read, a longer one and none at all are faults', async () => {
  const kept = await openEnded(Buffer.from('<p>Luz</p>'))
  const end = Buffer.alloc(longestEnd, 'a')
  for (const encoding of ['br', 'gzip'] as const)
    expect(readers[encoding](await endedWith(kept, end, encoding)).length).toBe(longestEnd + 10)
  for (const length of [0, longestEnd + 1])
    await expect(endedWith(kept, Buffer.alloc(length), 'br')).rejects.toThrow(RangeError)
})
