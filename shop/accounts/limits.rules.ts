import { hourMs, minuteMs } from '#kernel/time.ts'
export const shortestPassword = 8
export const longestPassword = 128

export interface Allowance {
  readonly most: number
  readonly everyMs: number
}

/** How often something may be tried before the answer is to wait, by account and by address. */
export const allowances = {
  signIn: { most: 10, everyMs: 15 * minuteMs },
  secondFactor: { most: 10, everyMs: 15 * minuteMs },
  signUp: { most: 10, everyMs: hourMs },
  mail: { most: 5, everyMs: hourMs },
  mailFromAddress: { most: 20, everyMs: hourMs },
  checkoutBegin: { most: 120, everyMs: hourMs },
  setUpCode: { most: 10, everyMs: 15 * minuteMs },
  orderLookup: { most: 20, everyMs: hourMs },
  orderLetter: { most: 5, everyMs: hourMs },
  donation: { most: 20, everyMs: hourMs },
  orderPlacing: { most: 60, everyMs: hourMs },
  assistant: { most: 60, everyMs: hourMs },
  assistantDay: { most: 300, everyMs: 24 * hourMs },
  assistantModel: { most: 80, everyMs: 24 * hourMs },
  assistantModelShop: { most: 5000, everyMs: 24 * hourMs },
  invitation: { most: 60, everyMs: 15 * minuteMs },
} as const satisfies Record<string, Allowance>

export type Attempted = keyof typeof allowances

export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))
