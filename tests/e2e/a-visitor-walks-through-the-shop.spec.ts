import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const topOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)

test.use({ viewport: { width: 1366, height: 500 } })

test('moving between pages does not load the document again (S-001)', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const nav = page.getByRole('banner').getByRole('navigation')
  await nav.getByRole('link', { name: 'Baterías' }).click()
  await expect(page).toHaveURL('/baterias')
  await expect(nav.getByRole('link', { name: 'Baterías' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Términos y condiciones' }).first().click()
  await expect(page).toHaveURL('/terminos-y-condiciones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Términos y condiciones')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('every change of path begins at the top, and the keyboard at the content (S-101)', async ({
  page,
}) => {
  await openPage(page, '/')
  await scrollTo(page, 600)
  await page.getByRole('link', { name: 'Guía de instalación' }).first().click()
  await expect(page).toHaveURL('/guia-instalacion')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollY(page)).toBe(0)
})

test('the header stays fixed, hides on the way down past 50 px and returns on the way up (S-125, S-132)', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect.poll(() => topOf(page)).toBe(72)
  await scrollTo(page, 40)
  await expect.poll(() => topOf(page)).toBe(72)
  await scrollTo(page, 400)
  await expect.poll(() => topOf(page)).toBeLessThanOrEqual(0)
  await scrollTo(page, 350)
  await expect.poll(() => topOf(page)).toBe(72)
})

test('a hidden header comes back for the keyboard', async ({ page }) => {
  await openPage(page, '/')
  await scrollTo(page, 400)
  await expect.poll(() => topOf(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => topOf(page)).toBe(72)
})

test("the current page's own link leads back to its top (S-151)", async ({ page }) => {
  await openPage(page, '/catalogo?sort=name')
  await scrollTo(page, 300)
  await expect.poll(() => topOf(page)).toBeLessThanOrEqual(0)
  await scrollTo(page, 200)
  await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: 'Catálogo' })
    .click()
  await expect.poll(() => scrollY(page)).toBe(0)
})
