import { minuteMs } from '#kernel/time.ts'
/** Lockout of the form after too many e-mails. */
export const lockoutMs = 5 * minuteMs
export const lockoutEnd = (since: Date): Date => new Date(since.getTime() + lockoutMs)

/** Whole seconds left of the lockout; 0 when the form may be sent. */
export const secondsLeft = (until: Date | null, now: Date): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** For example '4:59'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
