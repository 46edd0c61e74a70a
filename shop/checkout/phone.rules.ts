import { callingCode } from '#kernel/text/phone.ts'
import { callingCodeOf, withoutTrunk } from './buyer/calling-codes.rules.ts'

/** Digits with the usual separators: spaces, points, hyphens and brackets. */
function bare(input: string): { digits: string; isInternational: boolean } | null {
  const [, plus, digits] = /^(\+|00)?(\d{4,20})$/.exec(input.replace(/[\s().-]/g, '')) ?? []
  return digits === undefined ? null : { digits, isInternational: plus !== undefined }
}

/** The eight digits after an optional +53; null for a number of another country. */
function cubanDigits(input: string): string | null {
  const { digits, isInternational } = bare(input) ?? { digits: '', isInternational: false }
  const [, own] = /^53(\d{8})$/.exec(digits) ?? []
  if (own !== undefined) return own
  // inside Cuba a 0 is dialled before the number
  const [, dialled] = /^0?(\d{8})$/.exec(digits) ?? []
  return !isInternational && dialled !== undefined ? dialled : null
}

/** '+5352345678' for a mobile of Cuba, which starts with 5 or 6; null for anything else. */
export function cubanMobile(input: string): string | null {
  const digits = cubanDigits(input)
  return digits !== null && /^[56]/.test(digits) ? `+53${digits}` : null
}

/** A mobile or landline number of Cuba. */
export function cubanPhone(input: string): string | null {
  const digits = cubanDigits(input)
  return digits !== null && /^[2-7]/.test(digits) ? `+53${digits}` : null
}

/** An area is no service such as 911, and none has a 9 in the middle. */
const northAmerican = /^(1)?([2-9](?!11)[0-8]\d[2-9]\d{6})$/

export function usPhone(input: string): string | null {
  const { digits, isInternational } = bare(input) ?? { digits: '', isInternational: false }
  const [, one, own] = northAmerican.exec(digits) ?? []
  return own === undefined || (isInternational && one === undefined) ? null : `+1${own}`
}

/** Countries whose numbers all have one length; others have at least six digits behind their code. */
const lengths: Readonly<Record<string, number>> = {
  ...{ 33: 9, 34: 9, 41: 9, 45: 8, 47: 8, 48: 9, 56: 9, 57: 10, 58: 10, 65: 8, 351: 9, 420: 9 },
}

function isForeign(digits: string): boolean {
  const code = callingCode(digits)
  if (code === null) return false
  const own = digits.length - code.length
  return own === (lengths[code] ?? own) && own >= 6 && digits.length <= 15
}

/** The longest number that is dialled inside a country; a longer one brings its code without a plus. */
const maxNational = 10

function nationalPhone(digits: string, country: string): string | null {
  if (country === 'CU') return cubanPhone(digits)
  const code = callingCodeOf(country)
  if (code === null) return usPhone(digits)
  const own = `${code}${withoutTrunk(code, digits)}`
  const hasCode = digits.startsWith(code) && digits.length > (lengths[code] ?? maxNational)
  const whole = hasCode ? digits : own
  return isForeign(whole) ? `+${whole}` : null
}

/** An international number, or one as it is dialled inside the country. */
export function anyPhone(input: string, country: string): string | null {
  const { digits, isInternational } = bare(input) ?? { digits: '', isInternational: false }
  if (!isInternational) return digits === '' ? null : nationalPhone(digits, country)
  if (digits.startsWith('1')) return usPhone(input)
  if (digits.startsWith('53')) return cubanPhone(input)
  return isForeign(digits) ? `+${digits}` : null
}
