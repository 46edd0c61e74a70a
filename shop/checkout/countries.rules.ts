import type { Locale } from '#kernel/locale.ts'
import { countryNames } from './messages/countries.ts'

/** From where most orders are paid. */
const frequent = ['US', 'ES', 'CA', 'MX', 'IT', 'DE', 'PR', 'CU']

export interface Country {
  readonly code: string
  readonly name: string
}

export const isCountry = (code: string): boolean => countryNames.some(([known]) => known === code)

const compared = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '')

/** The frequent ones first, the others by their names in the language. */
export function countriesIn(locale: Locale): { frequent: Country[]; others: Country[] } {
  const named = countryNames.map(([code, es, en]) => ({ code, name: locale === 'en' ? en : es }))
  const others = named
    .filter(({ code }) => !frequent.includes(code))
    .sort((one, other) => (compared(one.name) < compared(other.name) ? -1 : 1))
  return {
    frequent: frequent.flatMap((code) => named.find((country) => country.code === code) ?? []),
    others,
  }
}
