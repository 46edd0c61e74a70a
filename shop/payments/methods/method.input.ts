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
  | 'recipient_missing'
  | 'registered_name_missing'
  | 'name_missing'
  | 'name_too_long'
  | 'text_too_long'

type Transfer = TransferDetails & { readonly texts: MethodTexts }

export type ReadMethod =
  | { readonly ok: true; readonly limits: MethodLimits; readonly transfer: Transfer | null }
  | {
      readonly ok: false
      readonly method: string
      /** The field to correct; empty where it is none in particular. */
      readonly field: string
      readonly problem: MethodProblem | 'not_understood'
    }

type Input = z.infer<typeof form>

const isSum = (input: string, min: number): boolean =>
  input === '' || (parseMoney(input) ?? -1) >= min

/** A maximum of nothing would close the method. */
function unreadableSum({ min, secondAbove, max }: Input): keyof Input | undefined {
  if (!isSum(min, 0)) return 'min'
  if (!isSum(secondAbove, 0)) return 'secondAbove'
  return isSum(max, 1) ? undefined : 'max'
}

const required = {
  name: 'name_missing',
  recipient: 'recipient_missing',
  registeredName: 'registered_name_missing',
} as const

/** An open transfer needs its recipient; any one needs a name. */
const missingIn = (input: Input) =>
  (['name', 'recipient', 'registeredName'] as const).find((field) =>
    field === 'name' ? !isReadableName(input.name) : input.active && input[field] === '',
  )

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
  if (!parsed.success || method === undefined)
    return { ok: false, method: '', field: '', problem: 'not_understood' }
  const input = parsed.data
  const unreadable = unreadableSum(input)
  if (unreadable) return { ok: false, method, field: unreadable, problem: 'amount_unreadable' }
  const [min, max] = [parseMoney(input.min) ?? zero, parseMoney(input.max)]
  if (max !== null && max < min)
    return { ok: false, method, field: 'max', problem: 'amounts_crossed' }
  const long = limited.find((field) => isLonger(input[field], maxMethodLengths[field]))
  if (long)
    return {
      ok: false,
      method,
      field: long,
      problem: long === 'name' ? 'name_too_long' : 'text_too_long',
    }
  const missing = isTransfer(method) ? missingIn(input) : undefined
  if (missing) return { ok: false, method, field: missing, problem: required[missing] }
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
