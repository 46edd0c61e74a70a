import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { offlineParts, type SavedChapter } from '#shop/assistant/offline/offline.rules.ts'
import type { Part } from '#shop/assistant/replies/answer.rules.ts'

const guide = '/guia-instalacion'
/** As the service worker names it; its rules would travel with every page. */
export const guideKey = (locale: Locale, destination: Destination): string =>
  `${guide}?kept-as=${locale}-${destination}`

const textsIn = (element: Element, selector: string): string[] =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim())

/** The chapters of the guide as its saved page shows them. */
async function savedChapters(key: string): Promise<readonly SavedChapter[]> {
  if (!('caches' in window)) return []
  const saved = await caches.match(key)
  if (!saved) return []
  const page = new DOMParser().parseFromString(await saved.text(), 'text/html')
  return [...page.querySelectorAll('section[aria-labelledby]')].flatMap((section) => {
    const heading = section.querySelector('h2[id]')
    const title = (heading?.textContent ?? '').replace(/^\d+/, '').trim()
    return heading ? [{ id: heading.id, title, points: textsIn(section, ':scope > ul > li') }] : []
  })
}

/** Saves the guide and the calculator while there is a connection. */
export async function saveForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  for (const address of [guide, '/calculadora-solar'])
    active?.postMessage({ kind: 'keep-page', address })
}

export async function answerOffline(
  question: string,
  { locale, destination }: { readonly locale: Locale; readonly destination: Destination },
): Promise<readonly Part[]> {
  const chapters = await savedChapters(guideKey(locale, destination)).catch(() => [])
  return offlineParts({ question, locale, destination, chapters })
}
