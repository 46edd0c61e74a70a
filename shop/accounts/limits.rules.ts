export const shortestPassword = 8
export const longestPassword = 128

const minute = 60_000
const hour = 60 * minute

export interface Allowance {
  readonly most: number
  readonly everyMs: number
}

/** How often something may be tried before the answer is to wait, by account and by address. */
export const allowances = {
  signIn: { most: 10, everyMs: 15 * minute },
  secondFactor: { most: 10, everyMs: 15 * minute },
  signUp: { most: 10, everyMs: hour },
  mail: { most: 5, everyMs: hour },
  mailFromAddress: { most: 20, everyMs: hour },
  checkoutBegin: { most: 120, everyMs: hour },
  setUpCode: { most: 10, everyMs: 15 * minute },
  orderLookup: { most: 20, everyMs: hour },
  orderLetter: { most: 5, everyMs: hour },
  donation: { most: 20, everyMs: hour },
  orderPlacing: { most: 60, everyMs: hour },
  assistant: { most: 60, everyMs: hour },
  assistantDay: { most: 300, everyMs: 24 * hour },
  assistantModel: { most: 80, everyMs: 24 * hour },
  assistantModelShop: { most: 5000, everyMs: 24 * hour },
  invitation: { most: 60, everyMs: 15 * minute },
} as const satisfies Record<string, Allowance>

export type Attempted = keyof typeof allowances

export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))
