import type { Locale } from '#kernel/locale.ts'

const feminine = /^(\p{L}*a|laptop)(\s|$)/u
const articles: Readonly<Record<Locale, (name: string) => string>> = {
  es: (name) => (feminine.test(name) ? 'la' : 'el'),
  en: () => 'the',
}

/** 'el refrigerador moderno' of 'Refrigerador moderno (8–12 pies³)'; a name of the visitor's own is quoted. */
export function definiteName(locale: Locale, name: string, isOwn: boolean): string {
  if (isOwn) return `«${name}»`
  const plain = name.replace(/\s*\([^)]*\)/g, '')
  const small = /^\p{Lu}\p{Ll}/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain
  return `${articles[locale](small)} ${small}`
}
