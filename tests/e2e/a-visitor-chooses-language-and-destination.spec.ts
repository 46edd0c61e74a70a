import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'))
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value

test('the language of the footer is taken at once, kept, and the page stays (S-119, S-167, S-297)', async ({
  page,
}) => {
  await openPage(page, '/baterias?sort=name')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(() => stored(page)).toBe('es')
  await page.getByRole('contentinfo').getByLabel('Idioma').selectOption('en')
  await expect(page).toHaveURL('/baterias?sort=name&lng=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => stored(page)).toBe('en')
  expect(await cookie(page, 'i18next')).toBe('en')
  await openPage(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a language that the browser shows is kept in cookie and local storage (S-297)', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect.poll(() => stored(page)).toBe('es')
  expect(await cookie(page, 'i18next')).toBe('es')
})

test('local and session storage decide before the browser, once and without a loop (S-296)', async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.addInitScript(() => {
    if (!document.cookie.includes('i18next=')) sessionStorage.setItem('i18nextLng', 'en')
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => stored(page)).toBe('en')
  expect(loads).toBe(2)
})

test('a browser that keeps no cookies is not sent round in circles', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    localStorage.setItem('i18nextLng', 'en')
  })
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByLabel('Idioma').focus()
  await expect.poll(() => stored(page)).toBe('es')
  expect(loads).toBe(1)
})

test('the destination is changed in place, mirrored in local storage and followed by other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openPage(other, '/guia-instalacion')
  const cubaOf = (tab: Page) => tab.getByRole('button', { name: 'Cuba' })
  await expect(cubaOf(other)).toHaveAttribute('aria-pressed', 'false')
  await openPage(page, '/baterias?sort=name')
  const stored = () => page.evaluate(() => localStorage.getItem('isShippingToCuba'))
  await expect.poll(stored).toBe('false')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await cubaOf(page).click()
  await expect(cubaOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(stored).toBe('true')
  await expect(page).toHaveURL('/baterias?sort=name')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await cookie(page, 'isShippingToCuba')).toBe('true')
  await expect(cubaOf(other)).toHaveAttribute('aria-pressed', 'true')
})
