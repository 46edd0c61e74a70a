import { fallbackLocale } from '#kernel/locale.ts'
import { minuteMs, secondMs } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { storeDemonstration } from '#shop/readiness/readiness.service.server.ts'
import type { ChangeBus } from '../change-bus.ts'
import { type Job, type JobNeeds, runEvery } from './interval-job.ts'

interface ExaminingNeeds extends JobNeeds {
  readonly config: Config
  readonly changeBus: Pick<ChangeBus, 'watch'>
}

/** Backups grow old without any change of the shop. */
const maxAgeMs = 10 * minuteMs

/** Examines soon after each change, and now and then, whether the shop is still a demonstration. */
export function startReadinessJob({
  db,
  log,
  config,
  now,
  metrics,
  changeBus,
}: ExaminingNeeds): Job {
  const system = asSystem(db, 'the shop is examined before its first sale')
  let dueAt = 0
  changeBus.watch(() => {
    dueAt = 0
  })
  const work = async () => {
    if (now().getTime() < dueAt) return
    dueAt = now().getTime() + maxAgeMs
    await storeDemonstration({ ...system, locale: fallbackLocale, now: now(), config })
  }
  return runEvery({
    ...{ name: 'examine_readiness', everyMs: 5 * secondMs, log, metrics, work },
    complaint: 'it was not examined whether the shop is a demonstration',
  })
}
