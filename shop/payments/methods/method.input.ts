import { z } from 'zod'
import { zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import { isLonger, isReadableName, oneLine } from '#kernel/text/text-input.ts'
import {
  type MethodLimits,
  type MethodTexts,
  type TransferDetails,
  usualSecondPersonAbove,
} from './method.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((input) => input.trim())
/** Far longer than any that is taken: what is too long is refused, never cut. */
const line = z
  .string()
  .catch('')
  .transform((input) => oneLine(input, 10_000))
const isOn = z
  .unknown()
  .optional()
  .transform((value) => value === 'on')

const form = z.object({
  method: z.string(),
  active: isOn,
  usa: isOn,
  cuba: isOn,
  min: text,
  max: text,
  recipient: text,
  registeredName: text,
  secondAbove: text,
  name: line,
  instructionsEs: line,
  instructionsEn: line,
})

/** The longest text that a field takes, in its form too. */
export const maxMethodLengths = {
  ...{ name: 60, recipient: 120, registeredName: 120 },
  ...{ instructionsEs: 300, instructionsEn: 300 },
} as const
const limited = Object.keys(maxMethodLengths) as (keyof typeof maxMethodLengths)[]

export type MethodProblem =
  | 'amounts_crossed'
  | 'amount_unreadable'
  | 'destination_missing'
  | 'recipient_missing'
  | 'recipient_no_zelle'
  | 'registered_name_missing'
  | 'name_missing'
  | 'name_too_long'
  | 'text_too_long'

type Transfer = TransferDetails & { readonly texts: MethodTexts }

export type MethodErrors = Readonly<Record<string, MethodProblem>>

export type ReadMethod =
  | { readonly ok: true; readonly limits: MethodLimits; readonly transfer: Transfer | null }
  /** The fields to correct; without a method the form is none of these. */
  | { readonly ok: false; readonly method: string; readonly errors: MethodErrors }

type Input = z.infer<typeof form>

const isSum = (input: string, min: number): boolean =>
  input === '' || (parseMoney(input) ?? -1) >= min

/** A maximum of nothing would close the method. */
function sumErrors({ min, secondAbove, max }: Input): MethodErrors {
  const read = [parseMoney(min) ?? zero, parseMoney(max)] as const
  const isCrossed = read[1] !== null && read[1] < read[0]
  return {
    ...(!isSum(min, 0) && { min: 'amount_unreadable' }),
    ...(isCrossed && { max: 'amounts_crossed' }),
    ...(!isSum(max, 1) && { max: 'amount_unreadable' }),
    ...(!isSum(secondAbove, 0) && { secondAbove: 'amount_unreadable' }),
  }
}

/** Zelle finds an account by an e-mail or a telephone of the USA, and by nothing else. */
const isZelleRecipient = (recipient: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(recipient) ||
  /^(\+?1)?[2-9]\d{9}$/.test(recipient.replace(/[\s().-]/g, ''))

function recipientError({ method, active, recipient }: Input): MethodProblem | null {
  if (recipient === '') return active ? 'recipient_missing' : null
  return method !== 'zelle' || isZelleRecipient(recipient) ? null : 'recipient_no_zelle'
}

/** An open transfer needs its recipient; any one needs a name. */
function transferErrors(input: Input): MethodErrors {
  const recipient = recipientError(input)
  const isUnregistered = input.active && input.registeredName === ''
  return {
    ...(!isReadableName(input.name) && { name: 'name_missing' }),
    ...(recipient && { recipient }),
    ...(isUnregistered && { registeredName: 'registered_name_missing' }),
  }
}

const lengthErrors = (input: Input): MethodErrors =>
  Object.fromEntries(
    limited
      .filter((field) => isLonger(input[field], maxMethodLengths[field]))
      .map((field) => [field, field === 'name' ? 'name_too_long' : 'text_too_long']),
  )

const errorsOf = (input: Input, method: PaymentMethod): MethodErrors => ({
  ...(input.active && !(input.usa || input.cuba) && { usa: 'destination_missing' }),
  ...sumErrors(input),
  ...(isTransfer(method) && transferErrors(input)),
  ...lengthErrors(input),
})

const transferOf = (input: Input): Transfer => ({
  recipient: input.recipient,
  registeredName: input.registeredName,
  secondPersonAbove: parseMoney(input.secondAbove) ?? usualSecondPersonAbove,
  texts: {
    name: input.name,
    instructions: { es: input.instructionsEs, en: input.instructionsEn },
  },
})

/** The settings of a method from the owner's form, or what is invalid in it. */
export function readMethod(posted: unknown, methods: readonly PaymentMethod[]): ReadMethod {
  const parsed = form.safeParse(posted)
  const method = methods.find((known) => known === parsed.data?.method)
  if (!parsed.success || method === undefined) return { ok: false, method: '', errors: {} }
  const input = parsed.data
  const errors = errorsOf(input, method)
  if (Object.keys(errors).length > 0) return { ok: false, method, errors }
  const [min, max] = [parseMoney(input.min) ?? zero, parseMoney(input.max)]
  const destinations = (['usa', 'cuba'] as const).filter((name) => input[name])
  return {
    ok: true,
    limits: {
      ...{ method, isActive: input.active, destinations },
      ...{ min, max },
    },
    transfer: isTransfer(method) ? transferOf(input) : null,
  }
}

/** The name of a method to add, from the owner's form. */
export function readAddedName(posted: unknown): Result<string, 'name_missing' | 'name_too_long'> {
  const { name } = z.object({ name: line }).catch({ name: '' }).parse(posted)
  if (!isReadableName(name)) return refused('name_missing')
  return isLonger(name, maxMethodLengths.name) ? refused('name_too_long') : ok(name)
}
