import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

type ProtocolConnection = Pick<PGlite, 'execProtocolStream' | 'waitReady'>

/** Simple query, sync and flush: after these an answer is waited for. */
const ends = new Set([...'QSH'].map((type) => type.charCodeAt(0)))

/** After a statement of this duration (ms) control returns to the event loop. */
const maxTurnMs = 10

/** Hands over the parts of a statement together: each call into the database costs more than most statements. */
export function inWholeMessages(pglite: ProtocolConnection): ProtocolConnection {
  let waiting: Uint8Array[] = []
  return {
    waitReady: pglite.waitReady,
    async execProtocolStream(part, options) {
      waiting.push(part)
      if (!ends.has(part[0] ?? 0)) return []
      const whole = Buffer.concat(waiting)
      waiting = []
      const startedAt = performance.now()
      const result = await pglite.execProtocolStream(whole, options)
      if (performance.now() - startedAt > maxTurnMs) await nextTurn()
      return result
    },
  }
}
