import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { formatPlural } from '#kernel/messages.ts'
import { minuteMs } from '#kernel/time.ts'
import type { Config } from '#platform/config.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { type NotifiedUser, notifyStaff } from '#shop/notifications/notifications.service.server.ts'
import { messages } from '#shop/tasks/messages/messages.ts'
import { taskOrder, tasksOf } from '#shop/tasks/open-tasks.rules.ts'
import { openTasks } from '#shop/tasks/open-tasks.service.server.ts'
import { type Job, type JobNeeds, runEvery } from '../interval-job.ts'

interface StaffNeeds extends JobNeeds {
  readonly shopUrl: string
  readonly config: Config
}

/** What waits for somebody, as their panel's home says it. */
export const waitingFor =
  ({ db, config, now }: Pick<StaffNeeds, 'db' | 'config' | 'now'>) =>
  async ({ id, locale, permitted }: NotifiedUser): Promise<readonly string[]> => {
    const acting = { db, config, now: now(), actor: { role: 'admin', id } as const }
    const counts = tasksOf({ permitted, isOwner: false }, await openTasks(acting))
    const language = parseLocale(locale) ?? fallbackLocale
    const { tasks } = messages.tasks[language]
    return taskOrder.flatMap((task) => {
      const count = counts[task] ?? 0
      return count > 0 ? [formatPlural(language, tasks[task], count)] : []
    })
  }

/** Every minute, writes to the staff who asked for it what happened since, and the summaries that are due. */
export const startStaffJob = ({ db, log, now, metrics, shopUrl, config }: StaffNeeds): Job => {
  const notifying = { ...asSystem(db, 'staff is notified'), shopUrl }
  return runEvery({
    ...{ name: 'notify_staff', everyMs: minuteMs, log, metrics },
    complaint: 'the staff was not notified',
    work: () =>
      notifyStaff({ ...notifying, now: now(), waitingFor: waitingFor({ db, config, now }) }),
  })
}
