const scrollBehavior = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.body.classList.contains('lite-mode')
const behavior = (): ScrollBehavior => (scrollBehavior() ? 'instant' : 'smooth')
const settling = 1500

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: behavior() })

function targetOf(id: string): HTMLElement | null {
  const target = document.getElementById(id)
  // biome-ignore lint/suspicious/noConsole: a missing target is not the visitor's concern, only ours
  if (!target) console.warn(`nothing to scroll to: #${id}`)
  return target
}

/** Scrolls smoothly to a section; the space of the header is the page's scroll-padding. */
export function scrollToSection(id: string): void {
  targetOf(id)?.scrollIntoView({ behavior: behavior() })
}

/** Stays at a section while the page above it is still loading, until the visitor scrolls. */
export function stayAtSection(id: string): () => void {
  const target = targetOf(id)
  const observer = new ResizeObserver(() => target?.scrollIntoView({ behavior: 'instant' }))
  const timer = setTimeout(() => stop(), settling)
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of moves) removeEventListener(move, stop)
  }
  if (target) observer.observe(document.body)
  for (const move of moves) addEventListener(move, stop, { passive: true })
  return stop
}
