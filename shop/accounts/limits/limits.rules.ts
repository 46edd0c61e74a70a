import { dayMs, hourMs, minuteMs } from '#kernel/time.ts'

export const shortestPassword = 8
export const maxPasswordLength = 128

interface Allowance {
  readonly max: number
  readonly everyMs: number
}

/** Attempts allowed per account and per IP address before a wait. */
export const allowances = {
  signIn: { max: 10, everyMs: 15 * minuteMs },
  deviceLink: { max: 3, everyMs: hourMs },
  provePassword: { max: 10, everyMs: 15 * minuteMs },
  secondFactor: { max: 10, everyMs: 15 * minuteMs },
  signUp: { max: 10, everyMs: hourMs },
  mail: { max: 5, everyMs: hourMs },
  /** Apart from other e-mails: whoever asks for these does not shut a new customer out. */
  signUpMail: { max: 5, everyMs: hourMs },
  mailFromAddress: { max: 20, everyMs: hourMs },
  checkoutBegin: { max: 120, everyMs: hourMs },
  setUpCode: { max: 10, everyMs: 15 * minuteMs },
  /** Of one code, from everywhere. */
  setUpCodeInAll: { max: 50, everyMs: dayMs },
  orderLookup: { max: 20, everyMs: hourMs },
  orderEmail: { max: 5, everyMs: hourMs },
  donation: { max: 20, everyMs: hourMs },
  partPayment: { max: 30, everyMs: hourMs },
  /** Beyond these a captcha is asked for. */
  partPaymentUnasked: { max: 6, everyMs: hourMs },
  donationMail: { max: 5, everyMs: hourMs },
  assistant: { max: 60, everyMs: hourMs },
  assistantDay: { max: 300, everyMs: 24 * hourMs },
  // a whole street of Cuba may share an address
  assistantAddress: { max: 1500, everyMs: hourMs },
  assistantModel: { max: 80, everyMs: 24 * hourMs },
  assistantModelShop: { max: 5000, everyMs: 24 * hourMs },
  invitation: { max: 60, everyMs: 15 * minuteMs },
  couponGuess: { max: 30, everyMs: hourMs },
  couponGuessDay: { max: 100, everyMs: dayMs },
  checkoutBeginDay: { max: 300, everyMs: dayMs },
  checkoutBeginMinute: { max: 40, everyMs: minuteMs },
  eventBatchesMinute: { max: 60, everyMs: minuteMs },
  eventBatches: { max: 600, everyMs: dayMs },
  /** In kilobytes. */
  eventBatchesShop: { max: 50_000, everyMs: dayMs },
  visitsMinute: { max: 30, everyMs: minuteMs },
  visits: { max: 200, everyMs: dayMs },
  visitsShop: { max: 50_000, everyMs: dayMs },
  review: { max: 20, everyMs: hourMs },
  alert: { max: 20, everyMs: hourMs },
  alertDay: { max: 40, everyMs: dayMs },
  /** Of one mailbox or telephone. */
  alertContact: { max: 6, everyMs: dayMs },
  alertShop: { max: 2_000, everyMs: dayMs },
  sharedCartsMinute: { max: 15, everyMs: minuteMs },
  sharedCarts: { max: 60, everyMs: dayMs },
  sharedCartsShop: { max: 5_000, everyMs: dayMs },
} as const satisfies Record<string, Allowance>

export type Attempted = keyof typeof allowances

export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))

/** Lockout after too many e-mails, for the form and on the server. */
export const lockoutMs = 5 * minuteMs
export const lockoutEnd = (since: Date): Date => new Date(since.getTime() + lockoutMs)

export interface EmailCount {
  readonly count: number
  readonly startedAt: Date
  /** When the last lockout of this address or client started. */
  readonly lockedAt: Date | null
}

/**
 * The number of e-mails of an hour is free; from then on there is one after each lockout, and a
 * request during a lockout does not prolong it.
 */
export function emailLockout(
  { count, startedAt, lockedAt }: EmailCount,
  max: number,
  now: Date,
): { readonly waitSeconds: number; readonly startsLockout: boolean } {
  if (count <= max) return { waitSeconds: 0, startsLockout: false }
  if (lockedAt === null || lockedAt < startedAt)
    return { waitSeconds: lockoutMs / 1000, startsLockout: true }
  const waitSeconds = secondsLeft(lockoutEnd(lockedAt), now)
  return { waitSeconds, startsLockout: waitSeconds === 0 }
}

/** Whole seconds left of the lockout; 0 when the form may be sent. */
export const secondsLeft = (until: Date | null, now: Date): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** For example '5 min' or '4 min 10 s'. */
export function durationText(seconds: number): string {
  const parts = [
    seconds >= 60 && `${Math.floor(seconds / 60)} min`,
    seconds % 60 > 0 && `${seconds % 60} s`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** For example '4:59'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
