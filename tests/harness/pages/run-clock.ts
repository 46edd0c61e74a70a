import { expect, type Locator, type Page } from '@playwright/test'

/** Lets seconds of the page's clock, which the story has installed, pass until something is seen: who asks again waits for six. */
export async function runClockUntil(page: Page, seen: Locator): Promise<void> {
  const isSeen = async () => {
    await page.clock.runFor(500)
    return seen.isVisible()
  }
  await expect.poll(isSeen, { intervals: [20] }).toBe(true)
}
