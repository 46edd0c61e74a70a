import { type Connection, isSlowConnection } from '#kernel/connection.ts'
import type { AnalyticsEvent } from '#shop/analytics/analytics.input.ts'
import { batchWait, maxInBatch } from '#shop/analytics/analytics.rules.ts'
import { mayRecord } from '#shop/analytics/recording.rules.ts'
import { allowedNow } from './consent-store.ts'

const recordUrl = '/functions/v1/record-events'
const visitUrl = '/functions/v1/track-site-visit'

let waiting: AnalyticsEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const isSlow = () =>
  isSlowConnection((navigator as Navigator & { connection?: Connection }).connection)

const json = (body: unknown) => new Blob([JSON.stringify(body)], { type: 'application/json' })

async function post(url: string, body: unknown): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'POST', body: json(body), keepalive: true })).ok
  } catch {
    return false
  }
}

function takeBatch(): AnalyticsEvent[] {
  clearTimeout(timer)
  timer = undefined
  const batch = mayRecord(allowedNow()) ? waiting : []
  waiting = []
  return batch
}

async function send(): Promise<void> {
  const events = takeBatch()
  if (events.length > 0 && !(await post(recordUrl, { events })))
    waiting = [...events, ...waiting].slice(-maxInBatch)
}

/** Queues an event; without consent it is not even stored. */
export function record(type: string, name: string, data: AnalyticsEvent['event_data'] = {}): void {
  if (!mayRecord(allowedNow())) return
  waiting = [...waiting, { event_type: type, event_name: name, event_data: data }].slice(
    -maxInBatch,
  )
  timer ??= setTimeout(() => void send(), batchWait(isSlow()))
}

/** Sends the queue when the tab is closed or hidden, by a beacon. */
export function sendWhatWaits(): void {
  const events = takeBatch()
  if (events.length > 0) navigator.sendBeacon(recordUrl, json({ events }))
}

const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Records once where this visit came from. */
export async function trackVisit(landing: string): Promise<void> {
  if (!mayRecord(allowedNow())) return
  const parameters = new URLSearchParams(landing)
  await post(visitUrl, {
    referrer: document.referrer,
    user_agent: navigator.userAgent,
    ...Object.fromEntries(utmFields.map((field) => [field, parameters.get(field) ?? ''])),
  })
}
