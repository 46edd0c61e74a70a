import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 768 },
} as const

/** Spanish is read by axe on a dark phone, English on a bright desktop; the width is measured on both. */
export const axeReads = {
  es: { screen: 'phone', colorScheme: 'dark' },
  en: { screen: 'desktop', colorScheme: 'light' },
} as const

/** What axe finds on a page, and where the page is wider than a screen; parts may be left out. */
export async function axeFaults(
  page: Page,
  language: keyof typeof axeReads,
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const found: string[] = []
  const { screen: read, colorScheme } = axeReads[language]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    // what measures itself follows a new size a moment later; what is too wide stays so
    const fits = (width: number) => document.documentElement.scrollWidth === width
    await page.waitForFunction(fits, size.width, { timeout: 3_000 }).catch(() => {})
    const wideness = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wideness !== size.width) found.push(`${wideness} px wide at ${size.width} px`)
    if (screen !== read) continue
    // legacy: there are no foreign frames to ask, and no second page to open for them
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    for (const part of leftOut) axe.exclude(part)
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations) found.push(`${screen} ${id} ${nodes[0]?.html}`)
  }
  return found
}
