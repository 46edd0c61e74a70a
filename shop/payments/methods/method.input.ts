import { z } from 'zod'
import { type Usd, zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer, paymentMethods } from '#kernel/payment-method.ts'
import { type MethodLimits, type TransferDetails, usualSecondPersonAbove } from './method.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((input) => input.trim().slice(0, 120))
const isOn = z
  .unknown()
  .optional()
  .transform((value) => value === 'on')

const form = z.object({
  method: z.enum(paymentMethods),
  active: isOn,
  usa: isOn,
  cuba: isOn,
  min: text,
  max: text,
  recipient: text,
  registeredName: text,
  secondAbove: text,
})

export type MethodProblem = 'amount_unreadable' | 'recipient_missing' | 'name_missing'

export type ReadMethod =
  | { readonly ok: true; readonly limits: MethodLimits; readonly transfer: TransferDetails | null }
  | {
      readonly ok: false
      readonly method: string
      readonly problem: MethodProblem | 'not_understood'
    }

const sumOr = (input: string, otherwise: Usd | null): Usd | null | 'unreadable' =>
  input === '' ? otherwise : (parseMoney(input) ?? 'unreadable')

function transferProblem(input: z.infer<typeof form>): MethodProblem | null {
  if (!isTransfer(input.method) || !input.active) return null
  if (input.recipient === '') return 'recipient_missing'
  return input.registeredName === '' ? 'name_missing' : null
}

/** The settings of a method from the owner's form, or what is invalid in it. */
export function readMethod(posted: unknown): ReadMethod {
  const parsed = form.safeParse(posted)
  if (!parsed.success) return { ok: false, method: '', problem: 'not_understood' }
  const input = parsed.data
  const [min, max] = [sumOr(input.min, zero), sumOr(input.max, null)]
  const above = sumOr(input.secondAbove, usualSecondPersonAbove)
  const { method } = input
  if (min === 'unreadable' || max === 'unreadable' || above === 'unreadable' || max === zero)
    return { ok: false, method, problem: 'amount_unreadable' }
  const problem = transferProblem(input)
  if (problem) return { ok: false, method, problem }
  const destinations = (['usa', 'cuba'] as const).filter((name) => input[name])
  return {
    ok: true,
    limits: { method, isActive: input.active, destinations, min: min ?? zero, max },
    transfer: isTransfer(method)
      ? {
          recipient: input.recipient,
          registeredName: input.registeredName,
          secondPersonAbove: above ?? usualSecondPersonAbove,
        }
      : null,
  }
}
