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

export function usPhone(input: string): string | null {
  const { digits, isInternational } = bare(input) ?? { digits: '', isInternational: false }
  const [, one, own] = /^(1)?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? []
  return own === undefined || (isInternational && one === undefined) ? null : `+1${own}`
}

const countriesBehindOne = ['US', 'CA', 'PR', 'DO']

/** An international number; without a country code it is North American. */
export function anyPhone(input: string, country: string): string | null {
  const { digits, isInternational } = bare(input) ?? { digits: '', isInternational: false }
  if (!isInternational) {
    if (country === 'CU') return cubanPhone(input)
    return countriesBehindOne.includes(country) ? usPhone(input) : null
  }
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}
