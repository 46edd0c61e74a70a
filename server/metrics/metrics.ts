import { monitorEventLoopDelay } from 'node:perf_hooks'
import { counter, histogram, metricText } from './registry.ts'

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const secondMs = 1e9

/** The counters of this process since its start. */
export interface Metrics {
  request(route: string, status: number, seconds: number): void
  job(name: string, outcome: 'done' | 'failed'): void
  text(): string
}

export function createMetrics(): Metrics {
  const requests = counter('girasol_requests_total', 'Requests by kind of address and status.')
  const took = histogram('girasol_request_seconds', 'How long answers took to begin.', bounds)
  const jobs = counter('girasol_job_runs_total', 'Runs of what the shop does by itself.')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  const delays = () =>
    metricText(
      'girasol_event_loop_delay_seconds',
      'gauge',
      'Event loop delay since the last scrape.',
      [0.5, 0.99, 1].map((quantile) => ({
        labels: { quantile },
        value: quantile === 1 ? delay.max / secondMs : delay.percentile(quantile * 100) / secondMs,
      })),
    )
  const memory = () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const sample = (kind: string, value: number) => ({ labels: { kind }, value })
    return metricText('girasol_memory_bytes', 'gauge', 'Memory of this process.', [
      sample('resident', rss),
      sample('heap', heapUsed),
      sample('external', external),
    ])
  }
  return {
    request(route, status, seconds) {
      requests.add({ route, status })
      took.note({ route }, seconds)
    },
    job: (name, outcome) => jobs.add({ job: name, outcome }),
    text() {
      const up = metricText('girasol_uptime_seconds', 'gauge', 'Since this process began.', [
        { value: process.uptime() },
      ])
      const all = [up, requests.text(), took.text(), jobs.text(), delays(), memory()]
      delay.reset()
      return all.join('')
    },
  }
}
