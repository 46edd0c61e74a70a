import { z } from 'zod'
import { parseMoney } from '#kernel/money-input.ts'
import { type Day, readDay } from '#kernel/time.ts'
import { normaliseReference } from './transfer.rules.ts'

const text = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((input) =>
      [...input.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').trim()].slice(0, maxLength).join(''),
    )

const day = z.string().catch('').transform(readDay)

/** What buyers enter about their transfer; only the image is required. */
export const proofFields = z.object({
  sender: text(120),
  confirmation: text(60),
  amount: text(20),
  paidOn: day,
})
export type ProofFields = z.infer<typeof proofFields>

export type ProofProblem = 'amount_unreadable' | 'day_unreadable' | 'day_ahead' | 'day_long_ago'
export type ProofProblems = Partial<Record<'amount' | 'paidOn', ProofProblem>>

/** What is wrong with details that may as well be left out. */
export function proofProblems(
  posted: Readonly<Record<string, unknown>>,
  { first, last }: { readonly first: Day; readonly last: Day },
): ProofProblems {
  const { amount, paidOn } = proofFields.parse(posted)
  const dayText = typeof posted.paidOn === 'string' ? posted.paidOn.trim() : ''
  return {
    ...(amount !== '' && !parseMoney(amount) ? { amount: 'amount_unreadable' as const } : {}),
    ...(dayText !== '' && paidOn === null ? { paidOn: 'day_unreadable' as const } : {}),
    ...(paidOn !== null && paidOn > last ? { paidOn: 'day_ahead' as const } : {}),
    ...(paidOn !== null && paidOn < first ? { paidOn: 'day_long_ago' as const } : {}),
  }
}

const reference = z.string().catch('').transform(normaliseReference)

/** An administrator's decision about a transfer. */
export const zelleDecision = z.object({
  intent: z.enum(['approve', 'partial', 'again', 'reject', 'look_again']),
  order: z.uuid(),
  /** The order's state and money when the form was shown; a request without a form has none. */
  seen: text(40),
  reference,
  amount: text(20).transform((input) => parseMoney(input)),
  reason: text(400),
  /** Whoever decides was told how much is more than the order. */
  isExcessKnown: z
    .unknown()
    .optional()
    .transform((input) => input === 'yes'),
})
export type ZelleDecision = z.infer<typeof zelleDecision>
