/** The country codes in use besides 1 and 53, as the telecommunication union assigns them. */
const callingCodes =
  /^(?:7|2(?:[07]|1[1-368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|5[02356]|80|86)|9(?:[0-58]|6[0-8]|7[0-7]|9[2-68]))/

/** '34' of '34612345678'; null where no country answers. */
export const callingCode = (digits: string): string | null => callingCodes.exec(digits)?.[0] ?? null

const grouped = (own: string): string =>
  own.length === 8 ? own.replace(/^(\d{4})/, '$1 ') : own.replace(/(\d{3})(?=\d{3})/g, '$1 ')

/** '+53 5234 5678', '+1 305 555 0123', '+34 612 345 678'; what is no international number as it is. */
export function phoneText(phone: string): string {
  const [, digits] = /^\+(\d{8,15})$/.exec(phone) ?? []
  const code = digits?.startsWith('1') ? '1' : digits && callingCode(digits)
  return digits && code ? `+${code} ${grouped(digits.slice(code.length))}` : phone
}
