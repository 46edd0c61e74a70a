import { BodyRefused } from '#platform/body-refused.ts'

interface Pace {
  /** How long a sender may take over so many bytes; a slow phone connection stalls for seconds, then goes on. */
  readonly windowMs: number
  readonly bytes: number
}

/** 200 bytes a second: a tenth of the slowest connection of a telephone. */
export const usualPace: Pace = { windowMs: 20_000, bytes: 4_000 }

const late = Symbol('late')

async function within<T>(waiting: Promise<T>, ms: number): Promise<T | typeof late> {
  const { promise, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(resolve, ms, late)
  try {
    return await Promise.race([waiting, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Passes a body on while it arrives fast enough; only the time that is spent waiting for the sender counts. */
export function pacedBody(
  body: ReadableStream<Uint8Array>,
  onRefused: (refused: BodyRefused) => void,
  pace: Pace = usualPace,
): ReadableStream<Uint8Array> {
  const source = body.getReader()
  let waitedMs = 0
  let receivedBytes = 0
  const count = (ms: number, bytes: number) => {
    waitedMs += ms
    receivedBytes += bytes
    if (receivedBytes < pace.bytes) return
    waitedMs = 0
    receivedBytes = 0
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const startedAt = performance.now()
        const read = await within(source.read(), pace.windowMs - waitedMs)
        if (read === late) {
          const refused = new BodyRefused('too_slow')
          onRefused(refused)
          stream.error(refused)
          return void source.cancel(refused).catch(() => {})
        }
        if (read.done) return stream.close()
        count(performance.now() - startedAt, read.value.byteLength)
        stream.enqueue(read.value)
      },
      cancel: (reason) => source.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
