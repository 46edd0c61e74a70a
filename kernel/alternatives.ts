import { intlLocales, type Locale } from './locale.ts'

/** 'PayPal o Zelle', 'PayPal, Zelle or Wire'. */
export const alternatives = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(intlLocales[locale], { type: 'disjunction' }).format(names)
