import { minuteMs, secondMs } from '#kernel/time.ts'

export const leftMs = (until: Date, now: number): number => Math.max(0, until.getTime() - now)

/** '14:05', never below '0:00'. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / secondMs)
  const perMinute = minuteMs / secondMs
  return `${Math.floor(seconds / perMinute)}:${String(seconds % perMinute).padStart(2, '0')}`
}
