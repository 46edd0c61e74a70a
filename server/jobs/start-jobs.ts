import { secondMs } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import type { ChangeBus } from '../change-bus.ts'
import { listenForQuestions } from '../control-channel.ts'
import { examineShop } from '../health/examine-shop.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { startReadinessJob } from './examine-readiness.ts'
import { startExpiryJob } from './expire-orders.ts'
import { startIndexingJob } from './index-orders.ts'
import type { Job } from './interval-job.ts'
import { startAlertsJob } from './notices/notify-alerts.ts'
import { startStaffJob } from './notices/notify-staff.ts'
import { startReminderJob } from './notices/remind-buyers.ts'
import { startPruningJob } from './prune-accounts.ts'
import { startEventPruningJob, startReconcilingJob } from './reconcile-payments.ts'
import { startListRefreshJob } from './refresh-lists.ts'
import { makeAskedBackup, startBackupJob } from './run-backups.ts'
import { startSortingJob } from './sort-listing.ts'
import { startDailyTotalsJob } from './store-daily-totals.ts'
import { startVacuumJob } from './vacuum-database.ts'

interface HouseNeeds {
  readonly db: Database
  readonly log: Log
  readonly config: Config
  readonly now: () => Date
  readonly metrics: Metrics
  readonly changeBus: ChangeBus
}

/** Other programs send commands to the process that holds the embedded database; with a server they connect themselves. */
function startListening(needs: HouseNeeds): Job[] {
  const { db, config, now } = needs
  if (db.kind === 'server') return []
  const stop = listenForQuestions(config.DATA_DIR, {
    backup: () => makeAskedBackup(needs),
    doctor: () => examineShop(db, config, now()),
  })
  return [{ stop: async () => stop() }]
}

/** How long after start-up (ms) the jobs leave the database to waiting requests. */
const startDelayMs = secondMs

function byTheClock({ db, log, config, now, metrics, changeBus }: HouseNeeds): Job[] {
  const paying = { db, log, config, shopUrl: config.SHOP_URL, now, metrics }
  return [
    startPruningJob({ db, log, config, now, metrics }),
    startListRefreshJob({ db, log, config, now, metrics }),
    startReconcilingJob(paying),
    startEventPruningJob(paying),
    startExpiryJob(paying),
    startReminderJob(paying),
    startAlertsJob(paying),
    startIndexingJob({ db, log, metrics }),
    startSortingJob({ db, log, metrics }),
    startDailyTotalsJob({ db, log, now, metrics }),
    startBackupJob({ db, log, config, now, metrics }),
    startStaffJob(paying),
    startReadinessJob({ db, log, config, now, metrics, changeBus }),
    ...(db.kind === 'embedded' ? [startVacuumJob({ db, log, metrics })] : []),
  ]
}

/** Starts the background jobs; stopping waits for running ones. */
export function startJobs(needs: HouseNeeds): Job {
  const jobs = startListening(needs)
  const beginning = setTimeout(() => jobs.push(...byTheClock(needs)), startDelayMs)
  return {
    async stop() {
      clearTimeout(beginning)
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
