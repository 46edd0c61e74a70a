import { type Connection, isSlowConnection, liteCookie } from '#kernel/connection.ts'
import { cartCookieName, flashCookie } from '#kernel/shown-cookies.ts'
import { sessionBlockId } from '#shop/accounts/sessions/served-session.rules.ts'
import {
  connectionBarHtml,
  slowNoticeId,
  slowNotifiedKey,
} from '#web/offline/connection-bar.rules.ts'
import { askEarly, earlyQuestion } from '../consent/early-question.ts'
import { offlineBar, showOffline, watchUntouched } from '../live/untouched-page.ts'
import { addDisplayFont, displayFont } from './display-font.ts'
import { holdInput, holdPress } from './pre-hydration-input.ts'
import { isSlowPage } from './slow-page.rules.ts'

type BrowserConnection = Connection & Partial<EventTarget>

/** What scripts wait for: any sign of a person, or a touch that needs them. */
type Awaited = 'sign' | 'need' | null

/** What the functions below need from outside: they are serialised into the page. */
const outside = {
  cart: cartCookieName,
  flash: flashCookie,
  font: displayFont,
  offlineBar,
  lite: liteCookie,
  notice: slowNoticeId,
  notified: slowNotifiedKey,
  question: earlyQuestion,
  session: sessionBlockId,
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
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
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
 * in which they have kept nothing yet, any sign of a person. Not where the worker has them, and not where a cart, a session, a
 * notice of the page before or the test centre needs them.
 */
function awaitedSign(
  connection: Connection | undefined,
  isSlow: typeof isSlowConnection,
  cameSlowly: typeof isSlowPage,
  { cart, flash, session }: typeof outside,
): Awaited {
  if (!document.querySelector('script[data-later=touch]') || window !== parent) return null
  if (navigator.serviceWorker?.controller || document.cookie.includes(`${flash}=`)) return null
  let isNew = !document.getElementById(session)
  try {
    if ((localStorage.getItem(cart) ?? '').length > 2) return null
    isNew &&= localStorage.length === 0
  } catch {
    // a browser without storage has no cart in it
  }
  const [page] = performance.getEntriesByType('navigation')
  if (isSlow(connection) || cameSlowly(page as PerformanceNavigationTiming)) return 'need'
  return isNew ? 'sign' : null
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
 * appears is none, nor is what an address scrolls to by itself. While they wait for a touch that needs them, only such a one
 * counts. A page that waits asks and follows the shop by itself, once somebody sees it.
 */
function startLater(
  load: typeof fetchScripts,
  awaited: (connection?: BrowserConnection) => Awaited,
  wait: (sign: Awaited, start: () => void) => () => boolean,
  onWait: (connection: BrowserConnection) => void,
): void {
  const signs = [
    ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'click', 'keydown', 'input'],
    ...['focusin', 'scroll'],
  ]
  const maxWaitMs = 6_000
  const { connection } = navigator as Navigator & { readonly connection?: BrowserConnection }
  let isStarted = false
  let isPainted = false
  let stopWaiting: (() => boolean) | undefined
  const start = () => {
    if (isStarted) return
    if (!navigator.onLine) return addEventListener('online', start, { once: true })
    isStarted = true
    for (const sign of signs) removeEventListener(sign, touched, true)
    if (stopWaiting?.() ?? true) void load()
  }
  /** What a browser does by itself: it follows links to other pages, sends forms and unfolds. */
  const isNative = ({ target }: Event) => {
    const native = 'a[href],summary,button:not([type=button]),cookie-question'
    const part = target instanceof Element ? target.closest(native) : null
    return part instanceof HTMLAnchorElement ? part.pathname !== location.pathname : Boolean(part)
  }
  const touched = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    if (!isPainted && /^(scroll|focusin)$/.test(type)) return
    const isTouch =
      awaited(connection) === 'need'
        ? !/^(pointer|touch|wheel|scroll)/.test(type) && !isNative(event)
        : type !== 'pointermove' || movementX || movementY
    if (isTouch) start()
  }
  const startUnlessWaiting = () => {
    const sign = awaited(connection)
    if (!sign) return start()
    if (document.hidden) return
    connection?.addEventListener?.('change', startUnlessWaiting)
    if (!isStarted) stopWaiting ??= wait(sign, start)
  }
  const painted = () => {
    isPainted = true
    startUnlessWaiting()
  }
  const afterPaint = () =>
    document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted))
  for (const sign of signs) addEventListener(sign, touched, true)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  document.addEventListener('visibilitychange', startUnlessWaiting)
  setTimeout(startUnlessWaiting, maxWaitMs)
  if (connection && awaited(connection) === 'need') onWait(connection)
}

/** What only the scripts need: their modules, messages and the styles of what they may show. */
const early =
  /<link( data-words="")? rel="(?:modulepreload|preload|stylesheet)"(?: as="(fetch)"|(?= href="\/assets\/))/g
const entryStart = '<script type="module" async="">'

/** The inline script that loads the others. */
export const laterScript = `(${holdInput})();((isSlow,cameSlowly,outside)=>(${startLater})(${fetchScripts},
c=>(${awaitedSign})(c,isSlow,cameSlowly,outside),
(sign,start)=>{const late=(${askEarly})(outside.question,start),stop=(${watchUntouched})(sign==='sign',${addDisplayFont},${holdPress},()=>(${showOffline})(outside.offlineBar,${connectionBarHtml}),outside);return()=>{late();return stop()}},
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
