import type { EarlyTyping } from './early-typing.ts'

/** Runs in the page as text, so it uses nothing from outside: fetches and runs the scripts after the first picture. */
export function startLater(): void {
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll']
  const patience = 6_000
  const typed: EarlyTyping['typed'] = new Map()
  const note = ({ target }: Event) => {
    const field = target as HTMLInputElement
    const isChoice = field.type === 'checkbox' || field.type === 'radio'
    if ('value' in field) typed.set(field, isChoice ? field.checked : field.value)
  }
  addEventListener('input', note, true)
  window.earlyTyping = { typed, stop: () => removeEventListener('input', note, true) }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = link.as === 'fetch' ? 'preload' : 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[type=later]')?.textContent ?? ''
    document.head.append(script)
  }
  const afterPaint = () =>
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
  for (const sign of signs) addEventListener(sign, start, true)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  setTimeout(start, patience)
}

/** What only the scripts need: their modules and the words they are fetched with. */
const early =
  /<link( data-words="")? rel="(?:modulepreload|preload)"(?= href="\/assets\/| as="fetch")/g
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The page can be read without its scripts: they come when it has been seen, or with the first touch. */
export const withScriptsLater = (page: string): string =>
  page
    .replace(early, (_, words = '') => `<link${words} data-later="" rel="later"`)
    .replace(
      entry,
      (_, code) =>
        `<script type="later">${code}</script><script>(${startLater.toString()})()</script>`,
    )
