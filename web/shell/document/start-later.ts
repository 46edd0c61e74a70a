import type { EarlyTyping } from './pre-hydration-input.ts'

/**
 * Serialised into the page, so it uses nothing from outside: loads and runs the scripts after the first paint,
 * or with the first input; a mouse that only rests where the page appears is none. Each module is evaluated in a
 * task of its own, so that input does not wait for all of them.
 */
export function startLater(): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']
  const maxWaitMs = 6_000
  const input: EarlyTyping['input'] = new Map()
  const note = ({ target }: Event) => {
    const field = target as HTMLInputElement
    const isChoice = field.type === 'checkbox' || field.type === 'radio'
    if ('value' in field) input.set(field, isChoice ? field.checked : field.value)
  }
  addEventListener('input', note, true)
  window.earlyTyping = { input, stop: () => removeEventListener('input', note, true) }
  /** An offline page without all of its scripts stays static until the connection is back. */
  addEventListener('online', () => {
    const isUntouched = window.earlyTyping?.input.size === 0
    if (isUntouched && document.querySelector('[data-seen]')) location.reload()
  })
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
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, touched, true)
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
  const touched = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent
    if (type !== 'pointermove' || movementX || movementY) void start()
  }
  const afterPaint = () =>
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
  for (const sign of signs) addEventListener(sign, touched, true)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  setTimeout(start, maxWaitMs)
}

/** What only the scripts need: their modules, messages and the styles of what they may show. */
const early =
  /<link( data-words="")? rel="(?:modulepreload|preload|stylesheet)"(?: as="(fetch)"|(?= href="\/assets\/))/g
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The inline script that loads the others. */
export const laterScript = `(${startLater.toString()})()`

/** The page is readable without its scripts: they load after the first paint, or with the first input. */
export const withScriptsLater = (page: string): string =>
  page
    .replace(
      early,
      (_, messages = '', as = '') => `<link${messages} data-later="${as}" rel="later"`,
    )
    .replace(
      entry,
      (_, code) =>
        `<script type="text/plain" data-later="">${code}</script><script>${laterScript}</script>`,
    )
