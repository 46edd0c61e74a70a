export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]
export const fallbackLocale: Locale = 'es'

/** The name of each language in that language. */
export const localeNames: Record<Locale, string> = { es: 'Español', en: 'English' }

/** The locales passed to `Intl`: both languages as they are written in the USA, where most buyers live. */
export const intlLocales: Record<Locale, string> = { es: 'es-US', en: 'en-US' }

/** Marks of a number: '5 120,5' as the Spanish catalogue writes it, '5,120.5' in English. */
export const numberMarks: Record<Locale, { readonly group: string; readonly decimal: string }> = {
  es: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

/** Stored content has columns for two languages; which of them each language of the shop reads. */
const contentLanguages: Record<Locale, 'es' | 'en'> = { es: 'es', en: 'en' }

/** The form of stored content for a language: `contentIn(locale, { es: name, en: nameEn })`. */
export const contentIn = <Spanish, English>(
  locale: Locale,
  forms: { readonly es: Spanish; readonly en: English },
): Spanish | English => forms[contentLanguages[locale]]

/** Makes the same for every language. */
export const byLocale = <Made>(make: (locale: Locale) => Made): Record<Locale, Made> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Made>

const withoutSpaces = (value: unknown) => JSON.stringify(value).replace(/(\\r|\\n|\s)+/g, ' ')

/** The one language whose words differ from before; null where none or all do. */
export function onlyChangedIn(
  before: Readonly<Record<Locale, unknown>>,
  after: Readonly<Record<Locale, unknown>>,
): Locale | null {
  const changed = locales.filter(
    (locale) => withoutSpaces(before[locale]) !== withoutSpaces(after[locale]),
  )
  return changed.length < locales.length ? (changed[0] ?? null) : null
}

/** Cookie and local-storage keys that store the chosen language. */
export const localeCookie = 'i18next'
export const localeStorageKey = 'i18nextLng'

/** 'en-US' and 'EN' are English; anything the shop does not speak is null. */
export function parseLocale(value: string | null | undefined): Locale | null {
  const language = value?.trim().toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language) ?? null
}

/** The first language of an Accept-Language header that the shop speaks, by its q values. */
export function acceptedLocale(header: string | null | undefined): Locale | null {
  const preference = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';')
      const q = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { locale: parseLocale(tag), q: q === undefined ? 1 : Number(q) }
    })
    .filter((preferences) => preferences.locale !== null && preferences.q > 0)
    .sort((a, b) => b.q - a.q)
  return preference[0]?.locale ?? null
}

export interface LocaleSources {
  readonly query?: string | null | undefined
  readonly cookie?: string | null | undefined
  readonly localStorage?: string | null | undefined
  readonly sessionStorage?: string | null | undefined
  readonly navigator?: string | null | undefined
  readonly htmlTag?: string | null | undefined
}

/** The specification's order: query string, cookie, local storage, session storage, navigator, html tag. */
export function detectLocale(sources: LocaleSources): Locale {
  return (
    parseLocale(sources.query) ??
    parseLocale(sources.cookie) ??
    parseLocale(sources.localStorage) ??
    parseLocale(sources.sessionStorage) ??
    acceptedLocale(sources.navigator) ??
    parseLocale(sources.htmlTag) ??
    fallbackLocale
  )
}
