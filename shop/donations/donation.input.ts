import { z } from 'zod'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { isLonger, oneLine, severalLines } from '#kernel/text/text-input.ts'
import { normaliseReference } from '#shop/payments/manual-transfer/transfer.rules.ts'
import { type Cause, causePrices, isCause, maxDonation, minDonation } from './donation.rules.ts'

const line = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((input) => oneLine(input, maxLength))
const lines = z
  .string()
  .catch('')
  .transform((input) => severalLines(input, 500))

const donationFormData = z.object({
  attempt: line(64),
  cause: line(20),
  amount: line(20),
  /** Not cut: what is too long is refused. */
  name: line(1_000),
  anonymous: z
    .unknown()
    .optional()
    .transform((value) => value === 'on'),
  email: line(254).transform((input) => input.normalize('NFKC')),
  message: lines,
  method: line(20),
})
export type DonationFormData = z.infer<typeof donationFormData>

export interface NewDonation {
  readonly attempt: string
  readonly cause: Cause
  readonly amount: Usd
  /** Empty if the donor enters none. */
  readonly name: string
  readonly email: string
  readonly message: string
  readonly method: PaymentMethod
}

export type DonationProblem =
  | 'cause_missing'
  | 'amount_missing'
  | 'amount_unreadable'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'name_missing'
  | 'name_unreadable'
  | 'name_too_long'
  | 'email_invalid'
  | 'method_missing'
export type DonationProblems = Partial<
  Record<'cause' | 'amount' | 'name' | 'email' | 'method', DonationProblem>
>

export type ReadDonation =
  | { readonly ok: true; readonly donation: NewDonation }
  | { readonly ok: false; readonly input: DonationFormData; readonly problems: DonationProblems }

const emailShape = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/
const attemptShape = /^[A-Za-z0-9_-]{16,64}$/

/** An empty amount means the cause's price; a free donation needs one. */
function amountOf({ cause, amount }: DonationFormData): Usd | DonationProblem {
  const price = isCause(cause) ? causePrices[cause] : null
  const input = amount === '' ? price : parseMoney(amount)
  if (input === null) return amount === '' ? 'amount_missing' : 'amount_unreadable'
  if (input < minDonation) return 'amount_too_small'
  return input > maxDonation ? 'amount_too_large' : input
}

interface ReadParts {
  readonly amount: Usd | DonationProblem
  readonly method: PaymentMethod | undefined
}

export const maxDonorName = 120

function nameProblem({ anonymous, name }: DonationFormData): DonationProblem | null {
  if (anonymous) return null
  if ([...name].length < 2) return 'name_missing'
  if (!/\p{L}/u.test(name)) return 'name_unreadable'
  return isLonger(name, maxDonorName) ? 'name_too_long' : null
}

function problemsOf(input: DonationFormData, { amount, method }: ReadParts): DonationProblems {
  const name = nameProblem(input)
  return {
    ...(isCause(input.cause) ? {} : { cause: 'cause_missing' }),
    ...(typeof amount === 'string' ? { amount } : {}),
    ...(name ? { name } : {}),
    ...(emailShape.test(input.email) ? {} : { email: 'email_invalid' }),
    ...(method ? {} : { method: 'method_missing' }),
  }
}

/** A new donation by one of the shop's methods, or the errors with the input. */
export function readDonation(posted: unknown, methods: readonly PaymentMethod[]): ReadDonation {
  const input = donationFormData.parse(posted ?? {})
  const amount = amountOf(input)
  const method = methods.find((known) => known === input.method)
  const problems = problemsOf(input, { amount, method })
  const { attempt, cause, email, message } = input
  const hasError = Object.keys(problems).length > 0
  if (typeof amount === 'string' || !isCause(cause) || !method || hasError)
    return { ok: false, input, problems }
  const key = attemptShape.test(attempt) ? attempt : ''
  const name = input.anonymous ? '' : input.name
  return { ok: true, donation: { attempt: key, cause, amount, name, email, message, method } }
}

const reason = line(400)
const reference = z.string().catch('').transform(normaliseReference)

/** An administrator's decision about a donation. */
export const donationDecision = z.object({
  intent: z.enum(['confirm', 'release', 'refuse', 'close', 'give_back', 'look_again']),
  donation: z.uuid(),
  reference,
  sender: line(120),
  amount: line(20).transform((input) => parseMoney(input)),
  reason,
})
export type DonationDecision = z.infer<typeof donationDecision>
