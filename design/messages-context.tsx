import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '#kernel/locale.ts'

/** One language of the shop, by namespace: what /locales/{lng}/translation.json serves. */
export type Dictionary = Readonly<Record<string, unknown>>

interface Language {
  readonly locale: Locale
  readonly dictionary: Dictionary
}

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({ children, ...language }: Language & { children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('messages are used outside LanguageProvider')
  return language
}

/** Adds namespaces to the existing ones. */
export function MoreMessages({
  dictionary,
  children,
}: Pick<Language, 'dictionary'> & { children: ReactNode }) {
  const { locale, dictionary: known } = useLanguage()
  return (
    <LanguageContext value={{ locale, dictionary: { ...known, ...dictionary } }}>
      {children}
    </LanguageContext>
  )
}

export const useLocale = (): Locale => useLanguage().locale

/** A hook that reads one namespace: `const useCartMessages = messagesHook<typeof messages.cart>('cart')`. */
export const messagesHook =
  <Texts extends Readonly<Record<Locale, unknown>>>(namespace: string) =>
  (): Texts[Locale] =>
    useLanguage().dictionary[namespace] as Texts[Locale]
