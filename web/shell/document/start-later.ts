import { type Connection, isSlowConnection, liteCookie } from '#kernel/connection.ts'
import { cartCookieName, flashCookie } from '#kernel/shown-cookies.ts'
import { consentStorageKey } from '#shop/consent/consent.rules.ts'
import { slowNoticeId, slowNotifiedKey } from '#web/offline/connection-bar.rules.ts'
import { addDisplayFont, displayFont } from './display-font.ts'
import { holdInput } from './pre-hydration-input.ts'
import { isSlowPage } from './slow-page.rules.ts'

type BrowserConnection = Connection & Partial<EventTarget>

/** What scripts wait for: any sign of a person, or a touch that needs them. */
type Awaited = 'sign' | 'need' | null

/** What the functions below need from outside: they are serialised into the page. */
const outside = {
  cart: cartCookieName,
  consent: consentStorageKey,
  flash: flashCookie,
  font: displayFont,
  lite: liteCookie,
  notice: slowNoticeId,
  notified: slowNotifiedKey,
}

/** Fetches and runs the scripts. Each module is evaluated in a task of its own, so that input does not wait for all of them. */
async function fetchScripts(): Promise<void> {
  const isEarly = ({ as, href }: HTMLLinkElement) => !as && !href.includes('/entry.client')
  const nextTurn = () => new Promise((go) => setTimeout(go))
  const evaluate = async (href: string) => {
    await import(/* @vite-ignore */ href).catch(() => null)
    await nextTurn()
  }
  /** In small batches, so that input in between is handled. */
  const fetchAll = async (links: readonly HTMLLinkElement[]) => {
    for (const [place, link] of links.entries()) {
      if (place % 4 === 3) await nextTurn()
      link.as = link.href.endsWith('.css') ? 'style' : (link.dataset.later ?? '')
      link.rel = link.as ? 'preload' : 'modulepreload'
    }
  }
  const dress = (link: HTMLLinkElement) =>
    new Promise((done) => {
      link.onload = done
      link.onerror = done
      link.rel = 'stylesheet'
    })
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
  await fetchAll(links)
  for (const { href } of links.filter(isEarly)) await evaluate(href)
  // not before the scripts are read: phones are so busy then that new styles take twice as long
  await Promise.all(links.filter(({ as }) => as === 'style').map(dress))
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = document.querySelector('script[data-later]')?.textContent ?? ''
  document.head.append(script)
}

/**
 * What scripts wait for on pages that one only reads: where they would be long in coming, a touch that needs them; in a browser
 * that is new here, any sign of a person. Not where the worker has them, and not where a cart, a notice of the page before or the
 * test centre needs them.
 */
function awaitedSign(
  connection: Connection | undefined,
  isSlow: typeof isSlowConnection,
  cameSlowly: typeof isSlowPage,
  { cart, consent, flash }: typeof outside,
): Awaited {
  if (!document.querySelector('script[data-later=touch]') || window !== parent) return null
  if (navigator.serviceWorker?.controller || document.cookie.includes(`${flash}=`)) return null
  let isNew = true
  try {
    if ((localStorage.getItem(cart) ?? '').length > 2) return null
    isNew = localStorage.getItem(consent) === null
  } catch {
    // a browser without storage has no cart in it
  }
  const [page] = performance.getEntriesByType('navigation')
  if (isSlow(connection) || cameSlowly(page as PerformanceNavigationTiming)) return 'need'
  return isNew ? 'sign' : null
}

declare global {
  interface Window {
    /** Presses the button that waits for the scripts; until the cart is read. */
    pressHeld?: () => void
  }
}

/**
 * On a fast connection the scripts that a press brings are there soon, and answer it within the page: it is held for them, and
 * goes the way of a browser without scripts when they do not come.
 */
function holdPress(): void {
  const maxWaitMs = 3_000
  let held: HTMLButtonElement | undefined
  const hold = (event: Event) => {
    const button = (event.target as Element).closest?.('button')
    if (!button || button.form?.method === 'get') return
    event.preventDefault()
    event.stopPropagation()
    if (!held) setTimeout(() => window.pressHeld?.(), maxWaitMs)
    held ??= button
  }
  window.pressHeld = () => {
    removeEventListener('click', hold, true)
    delete window.pressHeld
    held?.click()
  }
  addEventListener('click', hold, true)
}

/**
 * What a page does before anybody gives a sign: it follows the shop's changes by coming anew, and who comes back to its tab
 * sees it as it is then. Returns what ends that, and says whether the page is as it was sent.
 */
function watchUntouched(
  addFont: typeof addDisplayFont,
  hold: typeof holdPress,
  { font }: typeof outside,
): () => boolean {
  const maxWaitMs = 1_000
  let feed: EventSource | null = null
  let isCurrent = true
  const renew = () => {
    isCurrent = false
    setTimeout(() => location.reload(), Math.random() * maxWaitMs)
  }
  const shown = () => {
    if (document.hidden) feed?.close()
    else if (feed) location.reload()
    else open()
  }
  const open = () => {
    feed = new EventSource('/live?untouched')
    feed.addEventListener('change', renew, { once: true })
  }
  if (!document.hidden) open()
  document.addEventListener('visibilitychange', shown)
  if (!document.body.classList.contains('lite-mode')) void addFont(font)
  return () => {
    feed?.close()
    document.removeEventListener('visibilitychange', shown)
    hold()
    return isCurrent
  }
}

/** Says once in a session, for ten seconds, that the connection is slow. */
function showSlowNotice({ notice, notified }: typeof outside): void {
  const message = document.getElementById(notice)
  try {
    if (!message || sessionStorage.getItem(notified) !== null) return
    sessionStorage.setItem(notified, '1')
  } catch {
    return // where nothing can be stored it would come with every page
  }
  message.hidden = false
  setTimeout(() => {
    message.hidden = true
  }, 10_000)
}

/** Makes the page as it would have been sent for a slow connection, and has the next one sent so. */
function lighten(
  connection: Connection,
  isSlow: typeof isSlowConnection,
  { lite }: typeof outside,
): void {
  const isSecure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${lite}=1; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const { classList } = document.body
  if (classList.contains('lite-mode')) return
  classList.add('lite-mode')
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy][srcset]')) {
    if (image.complete) continue
    for (const part of [image, ...(image.parentElement?.querySelectorAll('source') ?? [])])
      part.removeAttribute('srcset')
    image.src = image.src.replace(/(-\d+)?\.\w+$/, '-light.webp')
  }
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/lite-mode.css'
  document.head.append(link)
  const { earlyTyping } = window
  const stop = earlyTyping?.stop
  if (!earlyTyping || !stop) return
  earlyTyping.stop = () => {
    stop()
    link.remove()
    if (!isSlow(connection)) classList.remove('lite-mode')
  }
}

/**
 * Loads and runs the scripts after the first paint, or with the first input; a mouse that only rests where the page
 * appears is none. While they wait for a touch that needs them, only such a one counts.
 */
function startLater(
  load: typeof fetchScripts,
  awaited: (connection?: BrowserConnection) => Awaited,
  watch: () => () => boolean,
  onWait: (connection: BrowserConnection) => void,
): void {
  const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll']
  const maxWaitMs = 6_000
  const { connection } = navigator as Navigator & { readonly connection?: BrowserConnection }
  let isStarted = false
  let stopWatching: (() => boolean) | undefined
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, touched, true)
    if (stopWatching?.() ?? true) void load()
  }
  /** What a browser does by itself: it follows links to other pages, sends forms and unfolds. */
  const isNative = ({ target }: Event) => {
    const part = (target as Element).closest?.('a[href],summary,button:not([type=button])')
    return part instanceof HTMLAnchorElement ? part.pathname !== location.pathname : Boolean(part)
  }
  const touched = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    const isTouch =
      awaited(connection) === 'need'
        ? !/^(pointer|scroll)/.test(type) && !isNative(event)
        : type !== 'pointermove' || movementX || movementY
    if (isTouch) start()
  }
  const startUnlessWaiting = () => {
    const sign = awaited(connection)
    if (!sign) return start()
    connection?.addEventListener?.('change', startUnlessWaiting)
    if (sign === 'sign' && !isStarted) stopWatching ??= watch()
  }
  const afterPaint = () =>
    document.hidden
      ? startUnlessWaiting()
      : requestAnimationFrame(() => setTimeout(startUnlessWaiting))
  for (const sign of signs) addEventListener(sign, touched, true)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  setTimeout(startUnlessWaiting, maxWaitMs)
  if (connection && awaited(connection) === 'need') onWait(connection)
}

/** What only the scripts need: their modules, messages and the styles of what they may show. */
const early =
  /<link( data-words="")? rel="(?:modulepreload|preload|stylesheet)"(?: as="(fetch)"|(?= href="\/assets\/))/g
const entryStart = '<script type="module" async="">'

/** The inline script that loads the others. */
export const laterScript = `(${holdInput})();((isSlow,cameSlowly,outside)=>(${startLater})(${fetchScripts},
c=>(${awaitedSign})(c,isSlow,cameSlowly,outside),()=>(${watchUntouched})(${addDisplayFont},${holdPress},outside),
c=>{if(isSlow(c)){(${showSlowNotice})(outside);(${lighten})(c,isSlow,outside)}}))(${isSlowConnection},${isSlowPage},${JSON.stringify(outside)})`

/** The page is readable without its scripts: they load after the first paint, or with the first input. */
export const headWithScriptsLater = (head: string): string =>
  head.replace(
    early,
    (_, messages = '', as = '') => `<link${messages} data-later="${as}" rel="later"`,
  )

/** The same for the end of the body, where the script stands that starts the others. */
export function endWithScriptsLater(part: string, isReading: boolean): string {
  const start = part.lastIndexOf(entryStart)
  const end = part.indexOf('</script>', start)
  if (start < 0) return part
  const waiting = `<script type="text/plain" data-later="${isReading ? 'touch' : ''}">`
  const code = part.slice(start + entryStart.length, end)
  return `${part.slice(0, start)}${waiting}${code}</script><script>${laterScript}${part.slice(end)}`
}
