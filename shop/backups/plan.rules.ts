import { dayMs } from '#kernel/time.ts'

/** The latest scheduled time; `at` is hours and minutes in UTC, or off. */
export function lastPlanned(at: string, now: Date): Date | null {
  if (at === 'off') return null
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hours, minutes)
  return new Date(today <= now.getTime() ? today : today - dayMs)
}

interface Known {
  readonly plannedFor: Date
}

/** A new shop waits for its first night; one that was stopped at the scheduled time catches up. */
export const isDue = (planned: Date, openedAt: Date, last: Known | null): boolean =>
  last ? last.plannedFor < planned : openedAt <= planned
