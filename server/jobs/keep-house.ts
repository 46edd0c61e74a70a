import { secondMs } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { hearQuestions } from '../ask-open-shop.ts'
import { examineShop } from '../health/examine-shop.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { keepExpiring } from './expire-orders.ts'
import { keepIndexing } from './index-orders.ts'
import { keepBackups, makeAskedBackup } from './keep-backups.ts'
import { keepBooks } from './keep-books.ts'
import { keepTidy } from './keep-tidy.ts'
import { keepPruning } from './prune-accounts.ts'
import { keepForgettingEvents, keepReconciling } from './reconcile-payments.ts'
import { keepRefreshing } from './refresh-lists.ts'
import { keepReminding } from './remind-buyers.ts'
import type { Job } from './rounds.ts'
import { keepSorting } from './sort-listing.ts'

interface HouseNeeds {
  readonly db: Database
  readonly log: Log
  readonly config: Config
  readonly now: () => Date
  readonly metrics: Metrics
}

/** Other programs ask the process that holds the embedded database; a server answers them itself. */
function hear(needs: HouseNeeds): Job[] {
  const { db, config, now } = needs
  if (db.kind === 'server') return []
  const stop = hearQuestions(config.DATA_DIR, {
    backup: () => makeAskedBackup(needs),
    doctor: () => examineShop(db, config, now()),
  })
  return [{ stop: async () => stop() }]
}

/** So long the jobs leave the database to those who wait at the door. */
const startDelayMs = secondMs

function byTheClock({ db, log, config, now, metrics }: HouseNeeds): Job[] {
  const paying = { db, log, config, shopUrl: config.SHOP_URL, now, metrics }
  const refreshing = keepRefreshing({ db, log, now, metrics, urls: config.SCREENING_LISTS_URLS })
  return [
    keepPruning({ db, log, now, metrics }),
    ...(refreshing ? [refreshing] : []),
    keepReconciling(paying),
    keepForgettingEvents(paying),
    keepExpiring(paying),
    keepReminding(paying),
    keepIndexing({ db, log, metrics }),
    keepSorting({ db, log, metrics }),
    keepBooks({ db, log, now, metrics }),
    keepBackups({ db, log, config, now, metrics }),
    ...(db.kind === 'embedded' ? [keepTidy({ db, log, metrics })] : []),
  ]
}

/** What the shop does by itself, by the clock; stopping waits for what is under way. */
export function keepHouse(needs: HouseNeeds): Job {
  const jobs = hear(needs)
  const beginning = setTimeout(() => jobs.push(...byTheClock(needs)), startDelayMs)
  return {
    async stop() {
      clearTimeout(beginning)
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
