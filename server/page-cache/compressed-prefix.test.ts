import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endedWith, maxSuffixLength, openEnded } from './compressed-prefix.ts'

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

test('both encodings decode to prefix and end, whatever they contain', async () => {
  const bytes = (maxLength: number) =>
    fc.uint8Array({ minLength: 1, maxLength }).map((overrides) => Buffer.from(overrides))
  const text = fc.string({ minLength: 1, maxLength: 3_000, unit: 'grapheme' }).map(Buffer.from)
  const repeated = text.map((part) => Buffer.concat([part, part, part]))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(bytes(5_000), repeated),
      fc.oneof(bytes(500), text),
      async (start, end) => {
        const cached = await openEnded(start)
        const whole = Buffer.concat([start, end])
        for (const [encoding, read] of Object.entries(decoders))
          expect(read(await endedWith(cached, end, encoding as 'br' | 'gzip'))).toEqual(whole)
        expect(await endedWith(cached, end, null)).toEqual(whole)
      },
    ),
    { numRuns: 60 },
  )
})

test('the longest end is read, a longer one and none at all are faults', async () => {
  const cached = await openEnded(Buffer.from('<p>Luz</p>'))
  const end = Buffer.alloc(maxSuffixLength, 'a')
  for (const encoding of ['br', 'gzip'] as const)
    expect(decoders[encoding](await endedWith(cached, end, encoding)).length).toBe(
      maxSuffixLength + 10,
    )
  for (const length of [0, maxSuffixLength + 1])
    await expect(endedWith(cached, Buffer.alloc(length), 'br')).rejects.toThrow(RangeError)
})

test('what is kept holds no more memory than its bytes', async () => {
  const { br, gzip } = await openEnded(Buffer.from('<p>Luz</p>'.repeat(100)))
  for (const packed of [br, gzip]) expect(packed.buffer.byteLength).toBe(packed.length)
})
