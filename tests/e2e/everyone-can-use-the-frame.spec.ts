import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

const violations = (page: Page, part: string) => axeFindings(page, { within: [part] })

for (const { lng, width, colorScheme } of [
  { lng: 'es', width: 390, colorScheme: 'dark' },
  { lng: 'en', width: 1366, colorScheme: 'light' },
] as const)
  test(`the open menu and the suggestions hold nothing in the way at ${width} px, in ${lng}, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, `/?lng=${lng}`)
    if (width === 390) await page.locator('summary').first().click()
    const search = page.locator('header').getByRole('combobox', { name: /Buscar|Search/ })
    await search.last().pressSequentially('kit')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5)
    expect(await violations(page, 'header')).toEqual([])
  })

test('the keyboard alone skips to the content, searches and changes the destination (S-120)', async ({
  page,
}) => {
  await openPage(page, '/baterias')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const cuba = page.getByRole('button', { name: 'Cuba' })
  await cuba.focus()
  await page.keyboard.press('Enter')
  await expect(cuba).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('combobox').first().focus()
  await page.keyboard.type('kit luz')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/catalogo\?product_id=/)
})
