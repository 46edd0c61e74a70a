import { minuteMs } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem } from '#platform/database/transaction.ts'
import type { Log } from '#platform/log.ts'
import type { Fetched, Validators } from '#shop/compliance/lists/refresh.service.server.ts'
import { refreshLists } from '#shop/compliance/lists/refresh.service.server.ts'
import { warmScreening } from '#shop/compliance/screening/screening.service.server.ts'
import { addressesIn } from '#shop/connections/connection-forms.rules.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type Job, runEvery } from './interval-job.ts'

const startTimeoutMs = 120_000
/** Four times the largest list there is, and what a small server can hold twice. */
const largestFile = 64 * 1024 * 1024

export interface RefreshingNeeds {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly config: Pick<Config, 'SCREENING_LISTS_URLS'>
  readonly metrics?: Metrics
}

const tooLarge = 'the file is larger than any list'

const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'If-None-Match': etag }),
  ...(lastModified && { 'If-Modified-Since': lastModified }),
})

async function bytesOf(response: Response): Promise<Uint8Array> {
  const announced = Number(response.headers.get('Content-Length') ?? 0)
  if (announced > largestFile) throw new Error(tooLarge)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largestFile) throw new Error(tooLarge)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Fetches a file, or learns that the known version is current; a failure is a result too. */
export async function fetchFile(
  url: string,
  known: Validators | null,
  timeoutMs = startTimeoutMs,
): Promise<Fetched> {
  try {
    const response = await fetch(url, {
      headers: known ? conditions(known) : {},
      signal: AbortSignal.timeout(timeoutMs),
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

const pathsIn = ({ SCREENING_LISTS_URLS }: RefreshingNeeds['config']): string[] =>
  addressesIn(SCREENING_LISTS_URLS)

/** Checks at start-up and every minute whether a day has passed, or somebody asked for them. */
export function startListRefreshJob(needs: RefreshingNeeds): Job {
  const { db, log, metrics, now, config } = needs
  warmUp(needs)
  const acting = asSystem(db, 'lists of sanctions are refreshed')
  return runEvery({
    name: 'refresh_lists',
    everyMs: minuteMs,
    log,
    metrics,
    complaint: 'the lists of sanctions were not refreshed',
    work: async () => {
      const paths = pathsIn(config)
      if (paths.length > 0) await refreshLists({ ...acting, log, now: now() }, paths, fetchFile)
    },
  })
}
