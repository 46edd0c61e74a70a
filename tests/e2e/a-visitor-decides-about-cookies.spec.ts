import { expect, type Page, test } from '@playwright/test'
import LZString from 'lz-string'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { beginCheckout } from '../harness/pages/begin-checkout.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: 'Las cookies las decides tú' })
const stored = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('user-cookie-consent'))
  return text === null ? null : (JSON.parse(LZString.decompressFromUTF16(text)) as unknown)
}
const only = { necessary: true, performance: false, functional: false, marketing: false }

test('the question stands until it is answered, and everything may be accepted (S-176, S-270, S-272)', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
  await page.getByRole('link', { name: 'Catálogo' }).first().click()
  await expect(page).toHaveURL(/catalogo/)
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Aceptar todas' }).click()
  await expect(banner(page)).toHaveCount(0)
  const text = await page.evaluate(() => localStorage.getItem('user-cookie-consent'))
  expect(text).not.toContain('{')
  expect(await stored(page)).toEqual({
    necessary: true,
    performance: true,
    functional: true,
    marketing: true,
  })
  await openPage(page, '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('what the keyboard reaches never lies under the question', async ({ page }) => {
  await openPage(page, '/baterias')
  await expect(banner(page)).toBeVisible()
  const edge = await banner(page).evaluate((box) => box.getBoundingClientRect().top)
  await page.getByRole('link', { name: 'Batería LiFePO4 12 V 50 Ah' }).first().focus()
  const reached: string[] = []
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    const { name, bottom } = await page.evaluate(() => ({
      name: document.activeElement?.textContent?.trim() ?? '',
      bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
    }))
    reached.push(name)
    expect(bottom, name).toBeLessThanOrEqual(edge)
  }
  expect(reached.filter((name) => name.startsWith('Añadir')).length).toBeGreaterThan(1)
})

test('declining keeps only what is necessary, and other tabs know (S-269, S-271)', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openPage(other, '/baterias')
  await expect(banner(other)).toBeVisible()
  await openPage(page, '/')
  await banner(page).getByRole('button', { name: 'Rechazar todas' }).click()
  expect(await stored(page)).toEqual(only)
  await expect(banner(other)).toHaveCount(0)
})

test('the four kinds are chosen one by one, and changed later from the footer (S-238, S-239)', async ({
  page,
}) => {
  // the offer of a coupon, due once the footer is in sight, would take the focus
  await page.addInitScript(() =>
    localStorage.setItem('discountPopupShownAt', new Date().toISOString()),
  )
  await openPage(page, '/')
  await banner(page).getByRole('button', { name: 'Elegir' }).click()
  const kind = (name: RegExp) => banner(page).getByRole('checkbox', { name })
  await expect(kind(/^Necesarias/)).toBeChecked()
  await expect(kind(/^Necesarias/)).toBeDisabled()
  await expect(kind(/^Rendimiento/)).not.toBeChecked()
  await kind(/^Rendimiento/).check()
  await banner(page).getByRole('button', { name: 'Guardar mi elección' }).click()
  expect(await stored(page)).toEqual({ ...only, performance: true })
  const reopen = page.getByRole('link', { name: 'Preferencias de cookies' })
  await reopen.click()
  await expect(banner(page).getByRole('heading')).toBeFocused()
  await expect(kind(/^Rendimiento/)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  await expect(reopen).toBeFocused()
  expect(await stored(page)).toEqual({ ...only, performance: true })
  await reopen.click()
  await banner(page).getByRole('button', { name: 'Rechazar todas' }).click()
  expect(await stored(page)).toEqual(only)
})

test('it is not there while paying (S-177)', async ({ page }) => {
  await beginCheckout(page)
  await openPage(page, '/checkout/entrega')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Quién lo recibe y dónde?')
  await expect(banner(page)).toHaveCount(0)
})

test('it comes first for the keyboard, is no wall, and takes at most a fifth of a phone, a third with its kinds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Política de cookies' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Aceptar todas' })).toBeFocused()
  const tall = async () => (await banner(page).boundingBox())?.height ?? 0
  expect(await tall()).toBeLessThanOrEqual(844 / 5)
  await banner(page).getByRole('button', { name: 'Elegir' }).click()
  expect(await tall()).toBeLessThanOrEqual(844 / 3)
  expect(await axeFindings(page, { within: ['.consent-banner'] })).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is kept, and nothing is asked', async ({ page }) => {
    await page.goto('/')
    await expect(banner(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Preferencias de cookies' }).click()
    await expect(page).toHaveURL('/politica-de-cookies#como-cambiar')
  })
})
