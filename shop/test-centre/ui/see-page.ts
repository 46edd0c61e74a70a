import type { Box, Seen } from '../browser/layout-findings.rules.ts'

const boxOf = (element: Element): Box & { readonly top: number; readonly bottom: number } => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  return { left, right, top, bottom, width, height }
}

export const nameOf = (element: Element): string => {
  const message = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const text = message.replace(/\s+/g, ' ').trim().slice(0, 40)
  return text || element.getAttribute('alt') || element.tagName.toLowerCase()
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

const styleOf = (element: Element) => getComputedStyle(element)

function ancestorWith(element: Element, test: (style: CSSStyleDeclaration) => boolean) {
  const { body } = element.ownerDocument
  for (let at: Element | null = element; at && at !== body; at = at.parentElement)
    if (test(styleOf(at))) return at
  return null
}

const isScrolledApart = (element: Element): boolean =>
  ancestorWith(element.parentElement ?? element, ({ overflowX }) => overflowX !== 'visible') !==
  null
/** Floating elements are meant to cover the page. */
const layerOf = (element: Element): Element | null =>
  ancestorWith(element, ({ position }) => position === 'fixed' || position === 'sticky')

const touched = 'a[href], button, summary, select, textarea, input:not([type=hidden])'

/** A checkbox can be activated by its label too. */
const hitArea = (element: Element): Element => {
  const label = (element as HTMLInputElement).labels?.[0]
  const isTick = element.matches('[type=checkbox], [type=radio]')
  return isTick && label ? label : element
}

/** The element over the centre of another; empty when there is none. */
function coverOf(element: Element, page: Document): string {
  const [first = element.getBoundingClientRect()] = element.getClientRects()
  const top = page.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2)
  if (!top || element.contains(top) || top.contains(element)) return ''
  return layerOf(top) === layerOf(element) ? nameOf(top) : ''
}

function targetsIn(page: Document, { innerWidth, innerHeight }: Window): Seen['targets'] {
  return [...page.querySelectorAll(touched)]
    .map(hitArea)
    .filter(isShown)
    .flatMap((element) => {
      const box = boxOf(element)
      const isInView =
        box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
      if (!isInView) return []
      const isInText = styleOf(element).display === 'inline'
      return [{ name: nameOf(element), box, isInText, coveredBy: coverOf(element, page) }]
    })
}

const imagesIn = (page: Document): Seen['images'] =>
  [...page.images]
    .filter((image) => isShown(image) && !isScrolledApart(image))
    .map((image) => ({
      name: image.alt || (image.currentSrc.split('/').at(-1) ?? ''),
      box: boxOf(image),
    }))

const nextImage = (frame: Window) =>
  new Promise<void>((resolve) => frame.requestAnimationFrame(() => setTimeout(resolve)))
const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false))

const motionName = (one: Animation): string =>
  'animationName' in one ? String(one.animationName) : one.id

async function animationsIn(page: Document): Promise<Seen['animations']> {
  const going = page.getAnimations().filter(({ playState }) => playState === 'running')
  const before = going.map((one) => Number(one.currentTime))
  const probe = page.body.animate([{ opacity: 1 }, { opacity: 1 }], { duration: 60 })
  const runs = await Promise.race([probe.finished.then(() => true), after(1_000)])
  probe.cancel()
  const stuck = going.filter(
    (one, at) => one.playState === 'running' && Number(one.currentTime) <= (before[at] ?? 0),
  )
  return { runs, stuck: stuck.map(motionName) }
}

async function scrollIn(frame: Window, page: Document): Promise<Seen['scroll']> {
  const requested = 600
  frame.scrollTo({ top: requested, left: 80, behavior: 'instant' })
  await nextImage(frame)
  await after(200)
  const [reached, sideways] = [frame.scrollY, frame.scrollX]
  const possible = page.documentElement.scrollHeight - page.documentElement.clientHeight
  frame.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  await nextImage(frame)
  return { asked: requested, reached, possible, sideways }
}

/** Measures the page in a frame. */
export async function seePage(frame: Window): Promise<Seen> {
  const page = frame.document
  await page.fonts.ready
  await nextImage(frame)
  const { clientWidth, clientHeight, scrollWidth } = page.documentElement
  const menus = [...page.querySelectorAll('header nav, header summary')].filter(isShown)
  const seen = {
    screen: { width: clientWidth, height: clientHeight },
    documentWidth: scrollWidth,
    images: imagesIn(page),
    menus: menus.map(boxOf),
    targets: targetsIn(page, frame),
  }
  return { ...seen, animations: await animationsIn(page), scroll: await scrollIn(frame, page) }
}
