import { intlLocales } from '#kernel/locale.ts'
import { type ConnectionMessage, connectionBarId } from '#web/offline/connection-bar.rules.ts'
import type { addDisplayFont, displayFont } from '../document/display-font.ts'

/** What `showOffline` needs from outside. */
export const offlineBar = { id: connectionBarId, locales: intlLocales as Record<string, string> }

/** Serialised into the page: says while it waits that there is no connection, as the bar of the scripts does; returns what ends that. */
export function showOffline(
  { id, locales }: typeof offlineBar,
  write: (message: ConnectionMessage) => string,
): () => void {
  const openedAt = new Date()
  const bar = document.getElementById(id)
  const show = () => {
    const { lead = '', text = '', seen, locale } = bar?.dataset ?? {}
    if (!bar || seen) return
    const date = new Intl.DateTimeFormat(locales[locale ?? ''], {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(openedAt)
    bar.innerHTML = navigator.onLine ? '' : write({ lead, seen: text.replace('{date}', date) })
  }
  show()
  addEventListener('online', show)
  addEventListener('offline', show)
  return () => {
    removeEventListener('online', show)
    removeEventListener('offline', show)
  }
}

/**
 * Serialised into the page: what it does before anybody gives a sign. It says when there is no connection; on a fast one it
 * follows the shop's changes by coming anew, and who comes back to its tab sees it as it is then. Returns what ends that, and
 * says whether the page is as it was sent.
 */
export function watchUntouched(
  isFast: boolean,
  addFont: typeof addDisplayFont,
  hold: () => void,
  followConnection: () => () => void,
  { font }: { readonly font: typeof displayFont },
): () => boolean {
  const leaveConnection = followConnection()
  if (!isFast)
    return () => {
      leaveConnection()
      return true
    }
  const maxWaitMs = 1_000
  let feed: EventSource | null = null
  let isCurrent = true
  const renew = () => {
    isCurrent = false
    setTimeout(() => location.reload(), Math.random() * maxWaitMs)
  }
  const follow = () => {
    feed = new EventSource('/live?untouched')
    feed.addEventListener('change', renew, { once: true })
  }
  const shown = () => {
    if (document.hidden) feed?.close()
    else if (navigator.onLine) location.reload()
    else follow()
  }
  follow()
  document.addEventListener('visibilitychange', shown)
  if (!document.body.classList.contains('lite-mode')) void addFont(font)
  return () => {
    leaveConnection()
    feed?.close()
    document.removeEventListener('visibilitychange', shown)
    hold()
    return isCurrent
  }
}
