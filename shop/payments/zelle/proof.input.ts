import { z } from 'zod'
import { cents, type Usd } from '#kernel/money.ts'
import { readDay } from '#kernel/time.ts'

const text = (longest: number) =>
  z
    .string()
    .catch('')
    .transform((typed) =>
      [...typed.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').trim()].slice(0, longest).join(''),
    )

/** '1,299.99', '1299.99' or '309,70' as cents; null where it says nothing of a sum. */
export function readAmount(typed: string): Usd | null {
  const bare = typed.replace(/[$\s]/g, '')
  const isComma = /^\d+,\d{1,2}$/.test(bare)
  const plain = isComma ? bare.replace(',', '.') : bare.replace(/,(?=\d{3}(\D|$))/g, '')
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return null
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

const day = z.string().catch('').transform(readDay)

/** What the buyer says of his transfer; only the picture is needed. */
export const proofFields = z.object({
  sender: text(120),
  confirmation: text(60),
  amount: text(20),
  paidOn: day,
})
export type ProofFields = z.infer<typeof proofFields>

const reference = z
  .string()
  .catch('')
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase().slice(0, 60))

/** What an administrator decides about a Zelle payment. */
export const zelleDecision = z.object({
  intent: z.enum(['approve', 'partial', 'again', 'reject', 'look_again']),
  order: z.uuid(),
  reference,
  amount: text(20).transform(readAmount),
  reason: text(400),
})
export type ZelleDecision = z.infer<typeof zelleDecision>
