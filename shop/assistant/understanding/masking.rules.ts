/** Eleven digits that begin like a date, with or without signs between them: a Cuban carné, or near enough. */
const carnet = /(?<!\d)\d(?:[ .-]?\d){10}(?!\d)/g
const isDate = (digits: string): boolean => {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** Long numbers of cards and accounts are nobody's business here either. */
const account = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g

export const mask = '•••'

/** Nothing of a carné or a card is kept, sent on or answered to. */
export const masked = (text: string): string =>
  text
    .replace(carnet, (found) => (isDate(found.replace(/\D/g, '')) ? mask : found))
    .replace(account, mask)
