import { type Day, readDay } from '#kernel/time.ts'

export type CarnetProblem = 'carnet_digits' | 'carnet_date' | 'carnet_century'

export type Carnet =
  | { readonly ok: true; readonly digits: string; readonly bornOn: Day }
  | { readonly ok: false; readonly code: CarnetProblem }

/** The seventh digit encodes the century of birth: 9 is the XIX, 0 to 5 the XX, 6 to 8 the XXI. */
function century(digit: string): string {
  if (digit === '9') return '18'
  return digit <= '5' ? '19' : '20'
}

/** The first six digits are the date of birth; null where the calendar has no such day. */
const bornIn = (firstOfYear: string, digits: string): Day | null =>
  readDay(`${firstOfYear}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`)
const birthDay = (digits: string) => bornIn(century(digits.charAt(6)), digits)

/** The digits of a carné in free text; null where there are not exactly eleven. */
export function carnetDigits(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  return digits.length === 11 ? digits : null
}

/** The date of birth encoded in a carné; null where it encodes none. */
export function birthDateOf(nationalId: string): Day | null {
  const digits = carnetDigits(nationalId)
  return digits === null ? null : birthDay(digits)
}

/** Parses a carné de identidad. Its check digit is not verified: the algorithm is not public. */
export function readCarnet(input: string, today: Day): Carnet {
  const digits = input.replace(/[\s.-]/g, '')
  if (!/^\d{11}$/.test(digits)) return { ok: false, code: 'carnet_digits' }
  const bornOn = birthDay(digits)
  if (['18', '19', '20'].every((first) => bornIn(first, digits) === null))
    return { ok: false, code: 'carnet_date' }
  if (bornOn === null || bornOn > today) return { ok: false, code: 'carnet_century' }
  return { ok: true, digits, bornOn }
}

/** '•••••••1234': enough to recognise it, not enough to use it. */
export const maskedCarnet = (digits: string): string =>
  digits && `${'•'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`
