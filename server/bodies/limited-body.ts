import { BodyRefused } from '#platform/body-refused.ts'
import type { BodyShare } from './body-memory.ts'

interface Limits {
  readonly max: number
  /** The stated length; null when it is not known. */
  readonly length: number | null
  readonly share: BodyShare
  readonly onRefused: (refused: BodyRefused) => void
}

/**
 * Passes a body on piece by piece; nothing is read before a page asks for it, and nothing is stored here. Room for a stated
 * length is taken at once, so that a file that does not fit is refused before it was uploaded in vain.
 */
export function limitedBody(body: () => ReadableStream<Uint8Array> | null, limits: Limits) {
  const { max, length, share, onRefused } = limits
  let source: ReadableStreamDefaultReader<Uint8Array> | undefined
  let size = 0
  const tooMany = (bytes: number) => (share.take(bytes) ? null : new BodyRefused('too_many_bodies'))
  const refusalOf = (bytes: number): BodyRefused | null => {
    size += bytes
    if (size > max) return new BodyRefused('too_large')
    return length === null ? tooMany(bytes) : null
  }
  const refuse = (stream: ReadableStreamDefaultController, refused: BodyRefused) => {
    onRefused(refused)
    stream.error(refused)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const unread = source === undefined && length !== null ? tooMany(length) : null
        if (unread) return refuse(stream, unread)
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
