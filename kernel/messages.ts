import { type Locale, numberMarks } from './locale.ts'

/** The same keys with any text: the type of a translation of `Source`. */
export type Messages<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Messages<Source[Key]>
}

/** The same messages in every language of the shop. */
export type Translations<Source> = Readonly<Record<Locale, Messages<Source>>>

export interface Plural {
  readonly one: string
  readonly other: string
}

/** Replaces `{name}` by its value; an unknown name is left as it is. */
export const format = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** Picks the form for `count`, which is also filled in as `{count}`. */
export function formatPlural(
  locale: Locale,
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = Math.abs(count) === 1 ? forms.one : forms.other
  return format(form, { count: formatNumber(locale, count), ...values })
}

const thousands = /\B(?=(\d{3})+$)/g

/** Grouped by commas, halves away from zero; numbers that print with an exponent are rare. */
function plainNumber(value: number, digits: number): string {
  const rounded = Math.round(Number(`${Math.abs(value)}e${digits}`))
  if (!Number.isSafeInteger(rounded))
    return new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value)
  const figures = String(rounded).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits).replace(thousands, ',')
  const fraction = figures.slice(figures.length - digits).replace(/0+$/, '')
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/** '5 120' in Spanish (as the catalogue writes it), '5,120' in English. */
export function formatNumber(locale: Locale, value: number, digits = 0): string {
  const { group, decimal } = numberMarks[locale]
  return plainNumber(value, digits).replace(/[,.]/g, (mark) => (mark === ',' ? group : decimal))
}
