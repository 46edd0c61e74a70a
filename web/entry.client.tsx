import { type ReactNode, startTransition, useEffect } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { type Dictionary, LanguageProvider } from '#design/messages-context.tsx'
import { fallbackLocale, type Locale, parseLocale } from '#kernel/locale.ts'
import { loadDisplayFont } from '#web/shell/document/display-font.ts'
import { giveEarlyTyping } from '#web/shell/document/pre-hydration-input.ts'
import { RequestIdContext } from '#web/shell/document/request-id.tsx'
import { reloadsInStoredLanguage, rememberLanguage } from '#web/shell/header/remember-language.ts'
import { retryPageData } from '#web/shell/request/fetch-page-data.ts'

/** Its effect is the last one of the first render; as a sibling it would change the ids of useId. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(giveEarlyTyping, [])
  return children
}

/** Between two tasks, so that input waits for one of them at most. */
const nextTurn = () => new Promise<void>((go) => setTimeout(go))

async function fetchMessages(): Promise<Dictionary> {
  const messages = document.querySelector<HTMLLinkElement>('link[data-words]')
  const response = await fetch(messages?.href ?? '')
  return response.json()
}

/** The router counts this tab's navigations from here; it would do so itself during hydration. */
function countSteps(): void {
  if (typeof history.state?.idx === 'number') return
  history.replaceState({ ...history.state, idx: 0 }, '')
}

/** The page is complete without messages; they are fetched once and stored by the browser. */
async function hydrate(locale: Locale, dictionary: Dictionary): Promise<void> {
  const { hydrateRoot } = await import('react-dom/client')
  await nextTurn()
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

async function comeAlive(shown: Locale) {
  await nextTurn()
  if (reloadsInStoredLanguage(shown)) return
  const messages = fetchMessages()
  rememberLanguage(shown)
  retryPageData()
  await nextTurn()
  countSteps()
  const dictionary = await messages
  await nextTurn()
  await hydrate(shown, dictionary)
  void loadDisplayFont()
}

void comeAlive(parseLocale(document.documentElement.lang) ?? fallbackLocale)
