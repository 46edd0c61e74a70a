import type { Locale } from './locale.ts'

/** The same keys with any text: what a translation of `Source` must have. */
export type Words<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]>
}

export interface Plural {
  readonly one: string
  readonly other: string
}

/** Puts values in the place of `{name}`; an unknown name stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

const plurals: Record<Locale, Intl.PluralRules> = {
  es: new Intl.PluralRules('es'),
  en: new Intl.PluralRules('en'),
}

/** Picks the form for `count`, which is also filled in as `{count}`. */
export function fillCount(
  locale: Locale,
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = plurals[locale].select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count: formatNumber(locale, count), ...values })
}

/** '5 120' in Spanish (as the catalogue writes it), '5,120' in English. */
export function formatNumber(locale: Locale, value: number, digits = 0): string {
  const parts = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value)
  return locale === 'es' ? parts.replaceAll(',', '\u00a0').replace('.', ',') : parts
}
