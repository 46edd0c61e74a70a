import { type Day, readDay } from '#kernel/time.ts'

export type CarnetProblem = 'carnet_digits' | 'carnet_date' | 'carnet_century'

export type Carnet =
  | { readonly ok: true; readonly digits: string; readonly bornOn: Day }
  | { readonly ok: false; readonly code: CarnetProblem }

/** The seventh digit says the century of birth: 9 is the XIX, 0 to 5 the XX, 6 to 8 the XXI. */
function century(digit: string): string {
  if (digit === '9') return '18'
  return digit <= '5' ? '19' : '20'
}

const realDay = (year: string, month: string, day: string): Day | null =>
  readDay(`${year}-${month}-${day}`)

/** A carné de identidad of Cuba. Its last digit is not verified: how it is made is not public. */
export function readCarnet(typed: string, today: Day): Carnet {
  const digits = typed.replace(/[\s.-]/g, '')
  if (!/^\d{11}$/.test(digits)) return { ok: false, code: 'carnet_digits' }
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)]
  const anyCentury = ['18', '19', '20'].map((first) => realDay(first + year, month, day))
  const bornOn = realDay(century(digits.charAt(6)) + year, month, day)
  if (anyCentury.every((date) => date === null)) return { ok: false, code: 'carnet_date' }
  if (bornOn === null || bornOn > today) return { ok: false, code: 'carnet_century' }
  return { ok: true, digits, bornOn }
}

/** '•••••••1234': enough to know it again, not enough to use it. */
export const maskedCarnet = (digits: string): string =>
  digits && `${'•'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`
