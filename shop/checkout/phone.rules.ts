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

const countriesBehindOne = ['US', 'CA', 'PR', 'DO']

/** The country codes in use besides 1 and 53, as the telecommunication union assigns them. */
const callingCodes =
  /^(?:7|2(?:[07]|1[1-368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|5[02356]|80|86)|9(?:[0-58]|6[0-8]|7[0-7]|9[2-68]))/

/** Countries whose numbers all have one length; others have at least six digits behind their code. */
const lengths: Readonly<Record<string, number>> = { 33: 9, 34: 9, 57: 10, 58: 10 }

function isForeign(digits: string): boolean {
  const [code] = callingCodes.exec(digits) ?? []
  if (code === undefined) return false
  const own = digits.length - code.length
  return own === (lengths[code] ?? own) && own >= 6 && digits.length <= 15
}

/** An international number; without a country code it is North American. */
export function anyPhone(input: string, country: string): string | null {
  const { digits, isInternational } = bare(input) ?? { digits: '', isInternational: false }
  if (!isInternational) {
    if (country === 'CU') return cubanPhone(input)
    return countriesBehindOne.includes(country) ? usPhone(input) : null
  }
  if (digits.startsWith('1')) return usPhone(input)
  if (digits.startsWith('53')) return cubanPhone(input)
  return isForeign(digits) ? `+${digits}` : null
}
