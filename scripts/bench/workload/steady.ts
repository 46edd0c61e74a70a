import http from 'node:http'
import { type BenchRequest, sender } from './load.ts'

export interface Slice {
  readonly asked: number
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly errors: ReadonlyMap<string, number>
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Sends requests at a steady rate, whether or not the responses keep up, and reports slice by slice. */
export function steadyLoad(url: string, perSecond: number, next: () => BenchRequest) {
  // with its own timeout the agent respects the server's, as proxies do, and closes before it
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200, timeout: 60_000 })
  let times: number[] = []
  let errors = new Map<string, number>()
  let open = 0
  const fail = (what: string) => void errors.set(what, (errors.get(what) ?? 0) + 1)
  const send = sender(url, agent)
  const ask = async (request: BenchRequest) => {
    const startedAt = performance.now()
    const problem = await send(request)
    if (problem) fail(`${request.kind}: ${problem}`)
    times.push(performance.now() - startedAt)
  }
  const begin = performance.now()
  let startedCount = 0
  const clock = setInterval(() => {
    const due = ((performance.now() - begin) / 1_000) * perSecond
    for (; startedCount < due; startedCount += 1) {
      open += 1
      void ask(next()).finally(() => {
        open -= 1
      })
    }
  }, 5)
  return {
    /** The requests since the last slice. */
    slice(): Slice {
      const sorted = times.sort((a, b) => a - b)
      const taken = { asked: sorted.length, errors }
      times = []
      errors = new Map()
      return { ...taken, p50: at(sorted, 0.5), p99: at(sorted, 0.99), slowest: sorted.at(-1) ?? 0 }
    },
    async stop(): Promise<void> {
      clearInterval(clock)
      for (let waited = 0; open > 0 && waited < 100; waited += 1)
        await new Promise((resolve) => setTimeout(resolve, 100))
      agent.destroy()
    },
  }
}
