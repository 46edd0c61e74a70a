import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { type Dictionary, LanguageProvider } from '#design/words-context.tsx'
import { fallbackLocale, type Locale, parseLocale } from '#kernel/locale.ts'
import { askAgainForPages } from './ask-for-pages.ts'
import { loadDisplayFont } from './display-font.ts'
import { giveEarlyTyping } from './early-typing.ts'
import { reloadsInStoredLanguage, rememberLanguage } from './remember-language.ts'
import { RequestIdContext } from './request-id.tsx'

/** Its effect is the last of the first picture; a sibling in its place would change what useId says. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(giveEarlyTyping, [])
  return children
}

/** The page is whole without this; the words are fetched once and kept by the browser. */
async function hydrate(locale: Locale) {
  const words = document.querySelector<HTMLLinkElement>('link[data-words]')
  const answer = await fetch(words?.href ?? '')
  const dictionary = (await answer.json()) as Dictionary
  const requestId =
    document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId ?? ''
  startTransition(() => {
    hydrateRoot(
      document,
      <RequestIdContext value={requestId}>
        <LanguageProvider locale={locale} dictionary={dictionary}>
          <Alive>
            <HydratedRouter />
          </Alive>
        </LanguageProvider>
      </RequestIdContext>,
    )
  })
}

const shown = parseLocale(document.documentElement.lang) ?? fallbackLocale
if (!reloadsInStoredLanguage(shown)) {
  rememberLanguage(shown)
  askAgainForPages()
  void hydrate(shown)
  void loadDisplayFont()
}
