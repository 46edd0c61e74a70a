import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const menu = (page: Page) => page.locator('header details')
const openMenu = (page: Page) => page.getByLabel('Menú').click()
const bottomOfHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens, leads on and closes 150 ms after the choice (S-130, S-147)', async ({
  page,
}) => {
  await openPage(page, '/')
  await openMenu(page)
  await expect(menu(page)).toHaveAttribute('open')
  await menu(page).evaluate((details) => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    details.addEventListener('click', () => {
      times.chosen = performance.now()
    })
    details.addEventListener('toggle', () => {
      times.closed = performance.now()
    })
  })
  await menu(page).getByRole('link', { name: 'Inversores' }).click()
  await expect(page).toHaveURL('/inversores')
  await expect(menu(page)).not.toHaveAttribute('open')
  await page.waitForFunction(() => 'closed' in (window as unknown as { times: object }).times)
  const delay = await page.evaluate(() => {
    const { times } = window as unknown as { times: { chosen: number; closed: number } }
    return times.closed - times.chosen
  })
  expect(delay).toBeGreaterThanOrEqual(145)
})

test('Escape closes it and gives the focus back', async ({ page }) => {
  await openPage(page, '/')
  await openMenu(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu(page)).not.toHaveAttribute('open')
  await expect(page.getByLabel('Menú')).toBeFocused()
})

test('the header never hides on a phone, nor while the menu is open (S-133, S-134)', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true')
  expect(await bottomOfHeader(page)).toBe(64)
  await openMenu(page)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'false')
  await page.setViewportSize({ width: 1366, height: 600 })
  expect(await bottomOfHeader(page)).toBe(72)
})

test('below 768 px the menu takes the place of the navigation (S-135)', async ({ page }) => {
  await openPage(page, '/')
  const nav = page.getByRole('banner').getByRole('navigation')
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(page.getByLabel('Menú')).toBeVisible()
  await expect(nav).toHaveCount(0)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByLabel('Menú')).toBeHidden()
  await expect(nav).toBeVisible()
})

test('nothing is wider than the window from 320 to 1366 px', async ({ page }) => {
  for (const lng of ['es', 'en']) {
    await openPage(page, `/?lng=${lng}`)
    for (const width of [320, 390, 480, 767, 768, 1024, 1200, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('menu, search, destination and language still work', async ({ page }) => {
    await page.goto('/catalogo?sort=name')
    const cuba = page.getByRole('button', { name: 'Cuba' })
    await cuba.click()
    await expect(page).toHaveURL('/catalogo?sort=name')
    await expect(cuba).toHaveAttribute('aria-pressed', 'true')
    await openMenu(page)
    await menu(page).getByRole('combobox', { name: 'Buscar productos' }).fill('panel')
    await menu(page).getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/catalogo?search=panel')
    await page.getByRole('contentinfo').getByLabel('Idioma').selectOption('en')
    await page.getByRole('button', { name: 'Cambiar' }).click()
    await expect(page).toHaveURL('/catalogo?search=panel&lng=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('one touch opens the search over the header of every page', async ({ page }) => {
  await openPage(page, '/baterias')
  const search = page.getByRole('banner').getByRole('combobox').first()
  await search.click()
  await expect(search).toBeFocused()
  const box = await search.evaluate((input) =>
    input.parentElement?.getBoundingClientRect().toJSON(),
  )
  expect(box).toMatchObject({ left: 8, right: 382 })
  await search.fill('bateria')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(page).toHaveURL(/product_id=|catalogo\//)
})
