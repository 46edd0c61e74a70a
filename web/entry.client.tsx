import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { type Dictionary, LanguageProvider } from '#design/words-context.tsx'
import { fallbackLocale, parseLocale } from '#kernel/locale.ts'
import { loadDisplayFont } from './display-font.ts'
import { RequestIdContext } from './request-id.tsx'

/** The page is whole without this; the words are fetched once and kept by the browser. */
async function hydrate() {
  const words = document.querySelector<HTMLLinkElement>('link[data-words]')
  const answer = await fetch(words?.href ?? '')
  const dictionary = (await answer.json()) as Dictionary
  const locale = parseLocale(document.documentElement.lang) ?? fallbackLocale
  const requestId =
    document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId ?? ''
  startTransition(() => {
    hydrateRoot(
      document,
      <RequestIdContext value={requestId}>
        <LanguageProvider locale={locale} dictionary={dictionary}>
          <HydratedRouter />
        </LanguageProvider>
      </RequestIdContext>,
    )
  })
}

void hydrate()
void loadDisplayFont()
