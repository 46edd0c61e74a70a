import type { PGlite } from '@electric-sql/pglite'

type Speaking = Pick<PGlite, 'execProtocolStream' | 'waitReady'>

/** Simple query, sync and flush: after these an answer is waited for. */
const ends = new Set([...'QSH'].map((type) => type.charCodeAt(0)))

/** Hands over the parts of a statement together: each call into the database costs more than most statements. */
export function inWholeMessages(pglite: PGlite): Speaking {
  let waiting: Uint8Array[] = []
  return {
    waitReady: pglite.waitReady,
    execProtocolStream(part, options) {
      waiting.push(part)
      if (!ends.has(part[0] ?? 0)) return Promise.resolve([])
      const whole = Buffer.concat(waiting)
      waiting = []
      return pglite.execProtocolStream(whole, options)
    },
  }
}
