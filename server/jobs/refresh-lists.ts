import { minuteMs } from '#kernel/time.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import type { Fetched, Validators } from '#shop/compliance/lists/refresh.service.server.ts'
import { refreshLists } from '#shop/compliance/lists/refresh.service.server.ts'
import { warmScreening } from '#shop/compliance/screening/screening.service.server.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, runEvery } from './interval-job.ts'

const startTimeoutMs = 120_000
const largestFile = 200 * 1024 * 1024

export interface RefreshingNeeds {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  /** As SCREENING_LISTS_URLS gives them. */
  readonly urls: string
  readonly metrics?: Metrics
}

const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'If-None-Match': etag }),
  ...(lastModified && { 'If-Modified-Since': lastModified }),
})

async function bytesOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largestFile) throw new Error('the file is larger than any list')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Fetches a file, or learns that the known version is current; a failure is a result too. */
export async function fetchFile(url: string, known: Validators | null): Promise<Fetched> {
  try {
    const response = await fetch(url, {
      headers: known ? conditions(known) : {},
      signal: AbortSignal.timeout(startTimeoutMs),
    })
    if (known && response.status === 304) return { is: 'same' }
    if (!response.ok) return { is: 'failed', error: `answered ${response.status}` }
    return {
      is: 'file',
      bytes: await bytesOf(response),
      etag: response.headers.get('ETag') ?? '',
      lastModified: response.headers.get('Last-Modified') ?? '',
    }
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    return { is: 'failed', error: String(cause ?? error) }
  }
}

/** Loads the lists before the first request needs them. */
function warmUp({ db, log }: RefreshingNeeds): void {
  void warmScreening(db).catch((error: unknown) =>
    log.error({ err: error }, 'the lists of sanctions cannot be read; orders are held'),
  )
}

/** Checks at start-up and every quarter of an hour whether a day has passed; null without URLs. */
export function startListRefreshJob(needs: RefreshingNeeds): Job | null {
  const { db, log, metrics, now, urls } = needs
  warmUp(needs)
  const paths = [...new Set(urls.split(',').map((url) => url.trim()))].filter(Boolean)
  if (paths.length === 0) return null
  const acting = asSystem(db, 'lists of sanctions are refreshed')
  return runEvery({
    name: 'refresh_lists',
    everyMs: 15 * minuteMs,
    log,
    metrics,
    complaint: 'the lists of sanctions were not refreshed',
    work: () => refreshLists({ ...acting, log, now: now() }, paths, fetchFile),
  })
}
