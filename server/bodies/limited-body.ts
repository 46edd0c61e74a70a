import { BodyRefused } from '#platform/body-refused.ts'
import type { BodyShare } from './body-memory.ts'

interface Limits {
  readonly max: number
  readonly share: BodyShare
  readonly onRefused: (refused: BodyRefused) => void
}

/**
 * Passes a body on piece by piece; nothing is read before a page asks for it, and nothing is stored here. Room is taken for
 * what has arrived: bodies that were only announced would keep out those that come.
 */
export function limitedBody(body: () => ReadableStream<Uint8Array> | null, limits: Limits) {
  const { max, share, onRefused } = limits
  let source: ReadableStreamDefaultReader<Uint8Array> | undefined
  let size = 0
  const refusalOf = (bytes: number): BodyRefused | null => {
    size += bytes
    if (size > max) return new BodyRefused('too_large')
    return share.take(bytes) ? null : new BodyRefused('too_many_bodies')
  }
  const refuse = (stream: ReadableStreamDefaultController, refused: BodyRefused) => {
    onRefused(refused)
    stream.error(refused)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        source ??= body()?.getReader()
        const { done, value } = (await source?.read()) ?? { done: true, value: undefined }
        if (done || !value) return stream.close()
        const refused = refusalOf(value.byteLength)
        if (refused) refuse(stream, refused)
        else stream.enqueue(value)
      },
      async cancel(reason) {
        await source?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
