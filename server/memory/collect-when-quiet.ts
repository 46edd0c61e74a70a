import type { Server } from 'node:http'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const everyMs = 5_000
/** In that time; health checks are no visitors. */
const maxRequests = 5
/** What must have been added since the last collection, in bytes. */
const worthIt = 16 * 1024 * 1024

function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  return () => collect({ type: 'major', execution: 'sync' })
}

const held = () => {
  const { total_heap_size, external_memory } = getHeapStatistics()
  return total_heap_size + external_memory
}

/** The engine collects while it allocates: what the last requests left would stay for as long as nobody comes. */
export function collectWhenQuiet(server: Server, collect = exposedCollector()): void {
  let requests = 0
  let after = 0
  server.on('request', () => {
    requests += 1
  })
  const clock = setInterval(() => {
    const isQuiet = requests <= maxRequests
    requests = 0
    if (!isQuiet || held() < after + worthIt) return
    collect()
    after = held()
  }, everyMs)
  clock.unref()
}
