import { minuteMs } from '#kernel/time.ts'
/** After too many letters the form rests this long. */
export const lockoutMs = 5 * minuteMs
export const lockoutEnd = (since: Date): Date => new Date(since.getTime() + lockoutMs)

/** Whole seconds that a form still rests; 0 when it may be sent. */
export const secondsLeft = (until: Date | null, now: Date): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** '4:59', for somebody who waits. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
