import { z } from 'zod'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { oneLine } from '#kernel/text/text-input.ts'
import {
  isEmail,
  maxEmailLength,
  normaliseEmail,
} from '#shop/accounts/sign-up/email-address.rules.ts'
import { minParts } from '../division.rules.ts'

const line = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((input) => oneLine(input, maxLength))

/** Into how many parts: the smallest number where none was chosen, null for one that cannot be. */
export function readPartCount(input: unknown, max: number): number | null {
  if (input === undefined || input === null || input === '') return minParts
  const count = typeof input === 'string' && /^\d{1,2}$/.test(input) ? Number(input) : 0
  return count >= minParts && count <= max ? count : null
}

export interface PartText {
  readonly name: string
  readonly amount: string
}

const partText = z.object({ name: line(60), amount: line(20) })

/** The rows of the form, by the number in the names of their fields. */
export const readPartTexts = (
  posted: Readonly<Record<string, unknown>>,
  count: number,
): PartText[] =>
  Array.from({ length: count }, (_, index) =>
    partText.parse({ name: posted[`name-${index + 1}`], amount: posted[`amount-${index + 1}`] }),
  )

/** The typed amounts; null shares the rest, and `unreadable` is none. */
export const readPartAmount = ({ amount }: PartText): Usd | null | 'unreadable' =>
  amount === '' ? null : (parseMoney(amount) ?? 'unreadable')

const payer = z.object({
  name: line(120),
  country: line(2),
  /** Optional: for the receipt. */
  email: line(maxEmailLength).transform(normaliseEmail),
})
export type Payer = z.infer<typeof payer>

/** What a payer enters about themselves. */
export const payerText = payer.extend({
  method: line(31),
  /** Not empty: what was said to be sent was not, and is paid otherwise. */
  again: line(3),
})
export type PayerText = z.infer<typeof payerText>

/** Empty where the payer wants no receipt. */
export const isPayerEmail = (email: string): boolean => email === '' || isEmail(email)

/** What a payer says about a transfer that was sent. */
export const sentText = z.object({ sender: line(120), confirmation: line(60) })
export type SentText = z.infer<typeof sentText>

/** The payer whom a form of a transfer carries, or whom the browser stores; null where it names none that can be. */
export function readPayer(input: unknown): Payer | null {
  const read = payer.safeParse(input)
  if (!read.success || read.data.name === '' || !isPayerEmail(read.data.email)) return null
  return read.data
}
