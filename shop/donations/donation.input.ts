import { z } from 'zod'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isPaymentMethod, type PaymentMethod } from '#kernel/payment-method.ts'
import { oneLine, severalLines } from '#kernel/text-input.ts'
import { type Cause, causePrices, isCause, leastGift, mostGift } from './donation.rules.ts'

const line = (longest: number) =>
  z
    .string()
    .catch('')
    .transform((typed) => oneLine(typed, longest))
const lines = z
  .string()
  .catch('')
  .transform((typed) => severalLines(typed, 500))

const typedGift = z.object({
  attempt: line(64),
  cause: line(20),
  amount: line(20),
  name: line(120),
  anonymous: z
    .unknown()
    .optional()
    .transform((value) => value === 'on'),
  email: line(254),
  message: lines,
  method: line(20),
})
export type TypedGift = z.infer<typeof typedGift>

export interface Gift {
  readonly attempt: string
  readonly cause: Cause
  readonly amount: Usd
  /** Empty where the donor wants to give none. */
  readonly name: string
  readonly email: string
  readonly message: string
  readonly method: PaymentMethod
}

export type GiftProblem =
  | 'cause_missing'
  | 'amount_missing'
  | 'amount_unreadable'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'name_missing'
  | 'email_invalid'
  | 'method_missing'
export type GiftProblems = Partial<
  Record<'cause' | 'amount' | 'name' | 'email' | 'method', GiftProblem>
>

export type ReadGift =
  | { readonly ok: true; readonly gift: Gift }
  | { readonly ok: false; readonly typed: TypedGift; readonly problems: GiftProblems }

const emailShape = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/
const attemptShape = /^[A-Za-z0-9_-]{16,64}$/

/** An empty amount is what the cause costs; a free gift needs one. */
function amountOf({ cause, amount }: TypedGift): Usd | GiftProblem {
  const price = isCause(cause) ? causePrices[cause] : null
  const given = amount === '' ? price : parseMoney(amount)
  if (given === null) return amount === '' ? 'amount_missing' : 'amount_unreadable'
  if (given < leastGift) return 'amount_too_small'
  return given > mostGift ? 'amount_too_large' : given
}

function problemsOf(typed: TypedGift, amount: Usd | GiftProblem): GiftProblems {
  return {
    ...(isCause(typed.cause) ? {} : { cause: 'cause_missing' }),
    ...(typeof amount === 'string' ? { amount } : {}),
    ...(typed.anonymous || [...typed.name].length > 1 ? {} : { name: 'name_missing' }),
    ...(emailShape.test(typed.email) ? {} : { email: 'email_invalid' }),
    ...(isPaymentMethod(typed.method) ? {} : { method: 'method_missing' }),
  }
}

/** What somebody wants to give, or what is wrong with it, beside what was typed. */
export function readGift(posted: unknown): ReadGift {
  const typed = typedGift.parse(posted ?? {})
  const amount = amountOf(typed)
  const problems = problemsOf(typed, amount)
  const { attempt, cause, email, message, method } = typed
  const isWrong = Object.keys(problems).length > 0
  if (typeof amount === 'string' || !isCause(cause) || !isPaymentMethod(method) || isWrong)
    return { ok: false, typed, problems }
  const key = attemptShape.test(attempt) ? attempt : ''
  const name = typed.anonymous ? '' : typed.name
  return { ok: true, gift: { attempt: key, cause, amount, name, email, message, method } }
}

const reason = line(400)
const reference = line(60).transform((typed) => typed.replace(/\s+/g, '').toUpperCase())

/** What an administrator decides about a donation. */
export const donationDecision = z.object({
  intent: z.enum(['confirm', 'release', 'refuse', 'close', 'give_back']),
  donation: z.uuid(),
  reference,
  sender: line(120),
  amount: line(20).transform((typed) => parseMoney(typed)),
  reason,
})
export type DonationDecision = z.infer<typeof donationDecision>
