import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const everyMs = 5_000
/** In that time; health checks are no visitors. */
const maxRequests = 5
/** After so many quiet looks: at once, and until the pages that were kept are outdated and given up. */
const collectAt: ReadonlySet<number> = new Set([1, 8, 16])

function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  // the usual collection keeps the freed pages for the next objects, and puts off the one that would return them
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** The engine collects while it allocates: what the last requests left would stay for as long as nobody comes. */
export function collectWhenQuiet(server: Server, collect = exposedCollector()): void {
  let requests = 0
  let quiet = 0
  server.on('request', () => {
    requests += 1
  })
  const clock = setInterval(() => {
    quiet = requests <= maxRequests ? quiet + 1 : 0
    requests = 0
    if (collectAt.has(quiet)) collect()
  }, everyMs)
  clock.unref()
}
