import { expect, test } from 'vitest'
import type { BodyRefused } from '#platform/body-refused.ts'
import { pacedBody } from './paced-body.ts'

const pace = { windowMs: 300, bytes: 4 }

/** A body of which a piece of so many bytes comes every so many milliseconds. */
function arriving(pieces: number, bytes: number, everyMs: number) {
  let left = pieces
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        if (left === 0) return stream.close()
        left -= 1
        stream.enqueue(new Uint8Array(bytes))
      },
    },
    { highWaterMark: 0 },
  )
}

async function sizeOf(body: ReadableStream<Uint8Array>) {
  let refusal: BodyRefused | null = null
  const paced = pacedBody(
    body,
    (refused) => {
      refusal = refused
    },
    pace,
  )
  const size = await new Response(paced).arrayBuffer().then(
    ({ byteLength }) => byteLength,
    () => null,
  )
  return { size, refusal }
}

test('a body that comes slowly but steadily is read to its end, however long it takes', async () => {
  expect(await sizeOf(arriving(8, 4, 100))).toEqual({ size: 32, refusal: null })
})

test('a body that trickles, or stops, is refused', async () => {
  for (const body of [arriving(100, 1, 100), new ReadableStream<Uint8Array>()])
    expect(await sizeOf(body)).toMatchObject({ size: null, refusal: { kind: 'too_slow' } })
})

test('the time that its reader takes is not counted against the sender', async () => {
  const stream = pacedBody(arriving(3, 1, 20), () => {}, pace).getReader()
  await stream.read()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await stream.read()
  expect(await stream.read()).toMatchObject({ done: false })
})
