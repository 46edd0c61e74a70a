import { barColour, type Finding } from './test-result.rules.ts'

const aDay = 86_400_000
/** A daily backup that is an hour late is not missing yet. */
const oldestBackup = 25 * 3_600_000

const statusOf = { green: 'success', yellow: 'warning', red: 'error' } as const

/** As full as the bar that shows it. */
export const fullness = (percent: number): Finding['status'] => statusOf[barColour(percent)]

export function backupStatus(newest: Date | null, now: Date): Finding['status'] {
  if (newest === null) return 'warning'
  return now.getTime() - newest.getTime() > oldestBackup ? 'error' : 'success'
}

export const ageInDays = (at: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / aDay))
