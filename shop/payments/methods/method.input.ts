import { z } from 'zod'
import { type Usd, zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { oneLine } from '#kernel/text/text-input.ts'
import {
  type MethodLimits,
  type MethodTexts,
  type TransferDetails,
  usualSecondPersonAbove,
} from './method.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((input) => input.trim().slice(0, 120))
const line = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((input) => oneLine(input, maxLength))
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
  name: line(60),
  instructionsEs: line(300),
  instructionsEn: line(300),
})

export type MethodProblem =
  | 'amount_unreadable'
  | 'recipient_missing'
  | 'registered_name_missing'
  | 'name_missing'

type Transfer = TransferDetails & { readonly texts: MethodTexts }

export type ReadMethod =
  | { readonly ok: true; readonly limits: MethodLimits; readonly transfer: Transfer | null }
  | {
      readonly ok: false
      readonly method: string
      readonly problem: MethodProblem | 'not_understood'
    }

const sumOr = (input: string, otherwise: Usd | null): Usd | null | 'unreadable' =>
  input === '' ? otherwise : (parseMoney(input) ?? 'unreadable')

type Input = z.infer<typeof form>

function transferProblem(input: Input): MethodProblem | null {
  if (input.name === '') return 'name_missing'
  if (!input.active) return null
  if (input.recipient === '') return 'recipient_missing'
  return input.registeredName === '' ? 'registered_name_missing' : null
}

const transferOf = (input: Input, secondPersonAbove: Usd): Transfer => ({
  recipient: input.recipient,
  registeredName: input.registeredName,
  secondPersonAbove,
  texts: {
    name: input.name,
    instructions: { es: input.instructionsEs, en: input.instructionsEn },
  },
})

/** The settings of a method from the owner's form, or what is invalid in it. */
export function readMethod(posted: unknown, methods: readonly PaymentMethod[]): ReadMethod {
  const parsed = form.safeParse(posted)
  const method = methods.find((known) => known === parsed.data?.method)
  if (!parsed.success || method === undefined)
    return { ok: false, method: '', problem: 'not_understood' }
  const input = parsed.data
  const [min, max] = [sumOr(input.min, zero), sumOr(input.max, null)]
  const above = sumOr(input.secondAbove, usualSecondPersonAbove)
  if (min === 'unreadable' || max === 'unreadable' || above === 'unreadable' || max === zero)
    return { ok: false, method, problem: 'amount_unreadable' }
  const problem = isTransfer(method) ? transferProblem(input) : null
  if (problem) return { ok: false, method, problem }
  const destinations = (['usa', 'cuba'] as const).filter((name) => input[name])
  return {
    ok: true,
    limits: { method, isActive: input.active, destinations, min: min ?? zero, max },
    transfer: isTransfer(method) ? transferOf(input, above ?? usualSecondPersonAbove) : null,
  }
}

/** The name of a method to add, from the owner's form. */
export const readAddedName = (posted: unknown): string =>
  z
    .object({ name: line(60) })
    .catch({ name: '' })
    .parse(posted).name
