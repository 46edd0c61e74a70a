import { whenIdle } from '../document/when-idle.ts'

/** Changes within this many milliseconds make one refetch. */
export const changesWaitMs = 1000

const shownAsProducts = new Set(['products_view', 'shipping_settings'])

/** Pages of an order, an account or a donation: what is sold now changes nothing there. */
const otherPages = /^\/(pedido|pagar|cuenta|donar)/

/** A notice is shown only for changes of what products show or cost, where that matters. */
export const isWorthANotice = (changes: Iterable<string>, pathname: string): boolean =>
  !otherPages.test(pathname) && [...changes].some((change) => shownAsProducts.has(change))

/** Reported after a reconnection: changes may have been missed meanwhile. */
export const maybeMissed = 'maybe_missed'

const hiddenTimeoutMs = 30_000
const retryDelayMs = 60_000

/**
 * Listens to /live once the browser is idle. A hidden page closes its connection (browsers allow
 * only a few per origin) and opens it again when it is shown.
 */
export function openFeed(onChange: (change: string) => void): () => void {
  let source: EventSource | null = null
  let wasReady = false
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    if (source || document.hidden) return
    source = new EventSource('/live')
    source.addEventListener('ready', () => {
      if (wasReady) onChange(maybeMissed)
      wasReady = true
    })
    source.addEventListener('change', (event) => onChange(event.data))
    source.addEventListener('error', refused)
  }
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
  }
  // EventSource reconnects after a lost connection by itself, but not after a refusal
  const refused = () => {
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    retry = setTimeout(open, retryDelayMs)
  }
  const shownOrHidden = () => {
    clearTimeout(hiddenTimer)
    if (document.hidden) hiddenTimer = setTimeout(close, hiddenTimeoutMs)
    else if (wasReady) open()
  }
  const cancelIdle = whenIdle(open)
  document.addEventListener('visibilitychange', shownOrHidden)
  addEventListener('pagehide', close)
  addEventListener('pageshow', shownOrHidden)
  return () => {
    cancelIdle()
    clearTimeout(hiddenTimer)
    document.removeEventListener('visibilitychange', shownOrHidden)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', shownOrHidden)
    close()
  }
}
