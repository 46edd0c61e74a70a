import type { Page } from '@playwright/test'

/**
 * Opens an address and waits until the page has come alive: its last step is to listen for changes. The page before it may
 * still be coming alive itself, so that only a request after the change of pages counts.
 */
export async function openPage(page: Page, url: string): Promise<void> {
  let isThere = false
  page.once('framenavigated', () => {
    isThere = true
  })
  const listens = page.waitForRequest((request) => isThere && request.url().endsWith('/live'))
  await page.goto(url)
  // on a busy machine a page may pass for one that came over a slow line, whose scripts wait for a touch
  await page.keyboard.press('Shift')
  await listens
}
