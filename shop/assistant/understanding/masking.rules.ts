/** Eleven digits that start like a date, with or without separators: probably a Cuban identity number. */
const carnet = /(?<!\d)\d(?:[ .-]?\d){10}(?!\d)/g
const isDate = (digits: string): boolean => {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** Card and account numbers are masked too. */
const account = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g

export const mask = '•••'

/** Identity and card numbers are neither stored nor sent to a model. */
export const masked = (text: string): string =>
  text
    .replace(carnet, (found) => (isDate(found.replace(/\D/g, '')) ? mask : found))
    .replace(account, mask)
