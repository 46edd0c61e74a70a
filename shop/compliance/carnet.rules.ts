const carnet = /^(\d{2})(\d{2})(\d{2})(\d)\d{4}$/

function centuryOf(digit: number): number {
  if (digit === 9) return 1800
  return digit <= 5 ? 1900 : 2000
}

/** The digits of a carné de identidad; null where there are not eleven. */
export function carnetDigits(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  return digits.length === 11 ? digits : null
}

/** The day of birth that a carné tells, 'YYYY-MM-DD'; null where it tells none. */
export function birthDateOf(nationalId: string): string | null {
  const [, year, month, day, century] = carnet.exec(carnetDigits(nationalId) ?? '') ?? []
  if (!year) return null
  const date = `${centuryOf(Number(century)) + Number(year)}-${month}-${day}`
  const isReal = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
  return isReal ? date : null
}
