import { hourMs, minuteMs } from '#kernel/time.ts'

export const shortestPassword = 8
export const maxPasswordLength = 128

interface Allowance {
  readonly max: number
  readonly everyMs: number
}

/** Attempts allowed per account and per IP address before a wait. */
export const allowances = {
  signIn: { max: 10, everyMs: 15 * minuteMs },
  secondFactor: { max: 10, everyMs: 15 * minuteMs },
  signUp: { max: 10, everyMs: hourMs },
  mail: { max: 5, everyMs: hourMs },
  mailFromAddress: { max: 20, everyMs: hourMs },
  checkoutBegin: { max: 120, everyMs: hourMs },
  setUpCode: { max: 10, everyMs: 15 * minuteMs },
  orderLookup: { max: 20, everyMs: hourMs },
  orderEmail: { max: 5, everyMs: hourMs },
  donation: { max: 20, everyMs: hourMs },
  orderPlacing: { max: 60, everyMs: hourMs },
  assistant: { max: 60, everyMs: hourMs },
  assistantDay: { max: 300, everyMs: 24 * hourMs },
  assistantModel: { max: 80, everyMs: 24 * hourMs },
  assistantModelShop: { max: 5000, everyMs: 24 * hourMs },
  invitation: { max: 60, everyMs: 15 * minuteMs },
} as const satisfies Record<string, Allowance>

export type Attempted = keyof typeof allowances

export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))

/** Lockout of the form after too many e-mails. */
export const lockoutMs = 5 * minuteMs
export const lockoutEnd = (since: Date): Date => new Date(since.getTime() + lockoutMs)

/** Whole seconds left of the lockout; 0 when the form may be sent. */
export const secondsLeft = (until: Date | null, now: Date): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** For example '4:59'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
