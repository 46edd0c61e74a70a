import { minuteMs } from '#kernel/time.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { notifyStaff } from '#shop/notifications/notifications.service.server.ts'
import { type Job, type JobNeeds, runEvery } from '../interval-job.ts'

interface StaffNeeds extends JobNeeds {
  readonly shopUrl: string
}

/** Every minute, writes to the staff who asked for it what happened since, and the summaries that are due. */
export const startStaffJob = ({ db, log, now, metrics, shopUrl }: StaffNeeds): Job =>
  runEvery({
    ...{ name: 'notify_staff', everyMs: minuteMs, log, metrics },
    complaint: 'the staff was not notified',
    work: () => notifyStaff({ ...asSystem(db, 'staff is notified'), now: now(), shopUrl }),
  })
