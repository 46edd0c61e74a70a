import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const screens = {
  phone: { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  desktop: { size: { width: 1366, height: 768 }, colorScheme: 'light' },
} as const
type Screen = keyof typeof screens

interface Reading {
  /** Where axe reads; the width is measured on both. */
  readonly on?: readonly Screen[]
  readonly leftOut?: readonly string[]
}

interface Parts {
  readonly within?: readonly string[]
  readonly leftOut?: readonly string[]
}

/** What axe finds on a page as it stands, or on parts of it. */
export async function axeFindings(
  page: Page,
  { within = [], leftOut = [] }: Parts = {},
): Promise<string[]> {
  // legacy: there are no foreign frames to ask, and no second page to open for them
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of within) axe.include(part)
  for (const part of leftOut) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}

/** What axe finds on a dark phone and a bright desktop, and where the page is wider than a screen. */
export async function axeFaults(
  page: Page,
  { on = ['phone', 'desktop'], leftOut = [] }: Reading = {},
): Promise<string[]> {
  const found: string[] = []
  for (const screen of ['phone', 'desktop'] as const) {
    const { size, colorScheme } = screens[screen]
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    // what measures itself follows a new size a moment later; what is too wide stays so
    const fits = (width: number) => document.documentElement.scrollWidth === width
    await page.waitForFunction(fits, size.width, { timeout: 3_000 }).catch(() => {})
    const wideness = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wideness !== size.width) found.push(`${wideness} px wide at ${size.width} px`)
    if (!on.includes(screen)) continue
    for (const fault of await axeFindings(page, { leftOut })) found.push(`${screen} ${fault}`)
  }
  return found
}
