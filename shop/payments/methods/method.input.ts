import { z } from 'zod'
import { type Usd, zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer, paymentMethods } from '#kernel/payment-method.ts'
import { type MethodLimits, type TransferDetails, usualSecondPersonAbove } from './method.rules.ts'

const text = z
  .string()
  .catch('')
  .transform((typed) => typed.trim().slice(0, 120))
const isOn = z
  .unknown()
  .optional()
  .transform((value) => value === 'on')

const form = z.object({
  method: z.enum(paymentMethods),
  active: isOn,
  usa: isOn,
  cuba: isOn,
  least: text,
  most: text,
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

const sumOr = (typed: string, otherwise: Usd | null): Usd | null | 'unreadable' =>
  typed === '' ? otherwise : (parseMoney(typed) ?? 'unreadable')

function transferProblem(given: z.infer<typeof form>): MethodProblem | null {
  if (!isTransfer(given.method) || !given.active) return null
  if (given.recipient === '') return 'recipient_missing'
  return given.registeredName === '' ? 'name_missing' : null
}

/** How the owner wants to be paid, or what is wrong with it. */
export function readMethod(posted: unknown): ReadMethod {
  const parsed = form.safeParse(posted)
  if (!parsed.success) return { ok: false, method: '', problem: 'not_understood' }
  const given = parsed.data
  const [least, most] = [sumOr(given.least, zero), sumOr(given.most, null)]
  const above = sumOr(given.secondAbove, usualSecondPersonAbove)
  const { method } = given
  if (least === 'unreadable' || most === 'unreadable' || above === 'unreadable' || most === zero)
    return { ok: false, method, problem: 'amount_unreadable' }
  const problem = transferProblem(given)
  if (problem) return { ok: false, method, problem }
  const destinations = (['usa', 'cuba'] as const).filter((name) => given[name])
  return {
    ok: true,
    limits: { method, isActive: given.active, destinations, least: least ?? zero, most },
    transfer: isTransfer(method)
      ? {
          recipient: given.recipient,
          registeredName: given.registeredName,
          secondPersonAbove: above ?? usualSecondPersonAbove,
        }
      : null,
  }
}
