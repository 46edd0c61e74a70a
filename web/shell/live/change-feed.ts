import { whenIdle } from '../document/when-idle.ts'

/** What is heard when the feed was away for a while and something may have been missed. */
export const maybeMissed = 'maybe_missed'

const hiddenRetryPolicy = 30_000
const retryAfter = 60_000

/**
 * Listens to /live from the first idle moment on. A page that nobody looks at lets go of the
 * connection (a browser has only a few for one shop) and takes it up again when it is shown.
 */
export function openFeed(onChange: (change: string) => void): () => void {
  let source: EventSource | null = null
  let wasReady = false
  let retryPolicy: ReturnType<typeof setTimeout> | undefined
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
  // a lost line the browser mends by itself; after a refusal it would never ask again
  const refused = () => {
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    retry = setTimeout(open, retryAfter)
  }
  const shownOrHidden = () => {
    clearTimeout(retryPolicy)
    if (document.hidden) retryPolicy = setTimeout(close, hiddenRetryPolicy)
    else if (wasReady) open()
  }
  const cancelIdle = whenIdle(open)
  document.addEventListener('visibilitychange', shownOrHidden)
  addEventListener('pagehide', close)
  addEventListener('pageshow', shownOrHidden)
  return () => {
    cancelIdle()
    clearTimeout(retryPolicy)
    document.removeEventListener('visibilitychange', shownOrHidden)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', shownOrHidden)
    close()
  }
}
