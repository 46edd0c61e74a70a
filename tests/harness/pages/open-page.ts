import type { Page } from '@playwright/test'

/** Opens an address and waits until the page has come alive: its last step is to listen for changes. */
export async function openPage(page: Page, url: string): Promise<void> {
  const listens = page.waitForRequest((request) => new URL(request.url()).pathname === '/live')
  await page.goto(url)
  await listens
}
