import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const field = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Buscar productos' })
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Productos sugeridos' }).getByRole('option')

test('the search widens over the navigation while it is used (S-128)', async ({ page }) => {
  await openPage(page, '/')
  const width = () => field(page).evaluate((input) => input.parentElement?.offsetWidth)
  expect(await width()).toBe(44)
  await field(page).click()
  await expect.poll(width).toBe(320)
  await page.keyboard.press('Escape')
  await expect.poll(width).toBe(44)
})

test('suggestions appear from 2 typed characters, at most 5 (S-154, S-155)', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/buscar/sugerencias') requests.push(searchParams.get('q') ?? '')
  })
  await openPage(page, '/')
  await field(page).pressSequentially('k')
  await field(page).pressSequentially('i', { delay: 400 })
  await expect(options(page)).toHaveCount(5)
  expect(requests).toEqual(['ki'])
  await field(page).press('Backspace')
  await expect(options(page)).toHaveCount(0)
})

test('choosing a suggestion opens that product over the catalogue (S-157)', async ({ page }) => {
  await openPage(page, '/')
  await field(page).pressSequentially('kit luz')
  await options(page).filter({ hasText: 'Kit Luz' }).click()
  await expect(page).toHaveURL(/\/catalogo\?product_id=[0-9a-f-]{36}$/)
})

test('arrows and Enter choose, Escape closes the list', async ({ page }) => {
  await openPage(page, '/')
  await field(page).pressSequentially('kit')
  await expect(options(page)).toHaveCount(5)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('kit')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/catalogo\?product_id=/)
})

test('submitting goes to the catalogue with the trimmed text (S-158)', async ({ page }) => {
  await openPage(page, '/')
  await field(page).pressSequentially('  batería 24 V ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/catalogo?search=bater%C3%ADa+24+V')
})

test('submitting nothing or blanks does nothing (S-159)', async ({ page }) => {
  await openPage(page, '/baterias')
  await field(page).click()
  await page.keyboard.press('Enter')
  await field(page).pressSequentially('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Buscar' }).first().click()
  await expect(field(page)).toHaveValue('   ')
  await expect(page).toHaveURL('/baterias')
})

test('an old answer never overtakes a newer question', async ({ page }) => {
  await page.route(/sugerencias\?q=ki$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1200))
    await route.fulfill({ json: [{ id: 'old', name: 'Respuesta vieja' }] }).catch(() => {})
  })
  await openPage(page, '/')
  const question = page.waitForRequest(/sugerencias\?q=ki$/)
  await field(page).pressSequentially('ki')
  const aborted = page.waitForEvent('requestfailed')
  await question
  await field(page).pressSequentially('t luz')
  await aborted
  await expect(options(page)).toHaveCount(1)
  await expect(options(page)).toContainText('Kit Luz')
})
