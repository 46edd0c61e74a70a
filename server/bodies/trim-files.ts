import { BodyRefused } from '#platform/body-refused.ts'

interface Room {
  /** What passes of each file. */
  readonly ofEach: number
  /** What passes of all files together. */
  readonly all: number
  /** How much is read at most. */
  readonly upload: number
}

const endOfHead = Buffer.from('\r\n\r\n')
const fileHead = /^content-disposition:.*\bfilename/im

/**
 * Passes a multipart form on and cuts its files where they become too large, so that a page can answer beside the
 * field with the rest of the form; what is cut off is read and dropped, never held.
 */
export function trimFiles(boundary: string, room: Room): TransformStream<Uint8Array, Uint8Array> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let rest = Buffer.alloc(0)
  let isHead = true
  let own = Number.POSITIVE_INFINITY
  let all = room.all
  let unread = room.upload
  type Out = TransformStreamDefaultController<Uint8Array>

  const pass = (out: Out, bytes: Buffer) => {
    const size = Math.min(bytes.length, own, own === Number.POSITIVE_INFINITY ? own : all)
    if (size > 0) out.enqueue(bytes.subarray(0, size))
    if (own === Number.POSITIVE_INFINITY) return
    own -= size
    all -= size
  }
  const head = (out: Out): boolean => {
    const at = rest.indexOf(endOfHead)
    if (at < 0) return false
    const end = at + endOfHead.length
    out.enqueue(rest.subarray(0, end))
    own = fileHead.test(rest.toString('latin1', 0, end)) ? room.ofEach : Number.POSITIVE_INFINITY
    rest = rest.subarray(end)
    isHead = false
    return true
  }
  const body = (out: Out): boolean => {
    const at = rest.indexOf(delimiter)
    const end = at < 0 ? Math.max(0, rest.length - delimiter.length) : at
    pass(out, rest.subarray(0, end))
    rest = rest.subarray(end)
    isHead = at >= 0
    return isHead
  }
  return new TransformStream({
    transform(chunk, out) {
      unread -= chunk.length
      if (unread < 0) return out.error(new BodyRefused('too_large'))
      rest = Buffer.concat([rest, chunk])
      // a head that never ends is no form: it passes as it is and counts like any body
      while (isHead ? head(out) : body(out));
      if (isHead && rest.length > 16_384) {
        out.enqueue(rest)
        rest = Buffer.alloc(0)
      }
    },
    flush(out) {
      if (isHead) out.enqueue(rest)
      else pass(out, rest)
    },
  })
}
