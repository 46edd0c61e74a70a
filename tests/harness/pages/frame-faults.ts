import type { Page } from '@playwright/test'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Part extends Box {
  readonly name: string
  /** The places of the parts that it holds, in the list. */
  readonly inside: readonly number[]
  /** How far its text is larger than its place. */
  readonly excess: number
  /** A line that belongs below its text goes through the second line of it. */
  readonly isStruck: boolean
}
interface Frame {
  readonly screen: number
  readonly wide: number
  readonly header: Box
  readonly parts: readonly Part[]
}

/** One on each side of every width at which the frame changes. */
export const someWidths = [320, 390, 768, 1024, 1366, 1920]

/** What of the frame overlaps, sticks out or is cut, and whether the page is wider than the screen; at every width. */
export async function frameFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // what measures itself follows a new size a moment later; what is too wide stays so
    const fits = (screen: number) => document.documentElement.scrollWidth <= screen
    await page.waitForFunction(fits, width, { timeout: 2_000 }).catch(() => {})
    for (const fault of faultsIn(await page.evaluate(readFrame)))
      found.push(`${width} px: ${fault}`)
  }
  return found
}

/** Runs in the browser: knows nothing of this file. */
function readFrame(): Frame {
  const header = document.querySelector('header')
  if (!header) throw new Error('no header')
  const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
  const shown = [...header.querySelectorAll('a, button, summary')].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      part.getBoundingClientRect().width > 1,
  )
  return {
    screen: document.documentElement.clientWidth,
    wide: document.documentElement.scrollWidth,
    header: boxOf(header.getBoundingClientRect()),
    parts: shown.map((part) => {
      const text = document.createRange()
      text.selectNodeContents(part)
      const [place, content] = [part.getBoundingClientRect(), text.getBoundingClientRect()]
      const { textDecorationLine, textUnderlineOffset, lineHeight } = getComputedStyle(part)
      const isTwoLines = content.height > 1.5 * Number.parseFloat(lineHeight)
      return {
        ...boxOf(place),
        name: (part.getAttribute('aria-label') ?? part.textContent ?? '').trim(),
        inside: shown.flatMap((other, at) => (part.contains(other) ? [at] : [])),
        excess: Math.max(content.width - place.width, content.height - place.height),
        isStruck:
          isTwoLines &&
          textDecorationLine.includes('underline') &&
          Number.parseFloat(textUnderlineOffset) > 4,
      }
    }),
  }
}

function* faultsIn({ screen, wide, header, parts }: Frame): Iterable<string> {
  if (wide > screen) yield `the page is ${wide} px wide`
  for (const { name, left, right, top, bottom, excess, isStruck } of parts) {
    if (isStruck) yield `the line below “${name}” goes through it`
    if (left < -0.5 || right > screen + 0.5) yield `“${name}” is out of the screen`
    if (top < header.top - 0.5 || bottom > header.bottom + 0.5)
      yield `“${name}” sticks out of the header`
    if (excess > 8) yield `“${name}” is larger than its place`
  }
  yield* overlapsOf(parts)
}

function* overlapsOf(parts: readonly Part[]): Iterable<string> {
  for (const [at, one] of parts.entries())
    for (const [later, other] of parts.entries()) {
      if (later <= at || one.inside.includes(later)) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 0.5 && down > 0.5) yield `“${one.name}” lies on “${other.name}”`
    }
}
