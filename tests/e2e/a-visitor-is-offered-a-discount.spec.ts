import { expect, type Page, test } from '@playwright/test'
import LZString from 'lz-string'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { beginCheckout } from '../harness/pages/begin-checkout.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const title = '5 % de descuento en tu pedido'
const popup = (page: Page) => page.getByRole('dialog', { name: title })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const halfway = (page: Page) => page.mouse.wheel(0, 20_000)

/** Somebody who has declined cookies. */
const decline = (page: Page) =>
  page.addInitScript(
    (declined) => localStorage.setItem('user-cookie-consent', declined),
    LZString.compressToUTF16('{"necessary":true,"performance":false}'),
  )

test('after half a page the coupon is offered, and applied with a notice (S-011, S-178, S-266, S-370)', async ({
  page,
}) => {
  await decline(page)
  await openPage(page, '/')
  await expect(popup(page)).toHaveCount(0)
  await halfway(page)
  await expect(popup(page)).toBeVisible()
  await expect(popup(page).getByRole('heading')).toBeFocused()
  expect(await axeFindings(page, { within: ['[role=dialog]'] })).toEqual([])
  await popup(page).getByRole('button', { name: 'Aplicar' }).click()
  await expect(
    page.getByRole('region', { name: 'Avisos' }).getByText('¡Cupón aplicado!'),
  ).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
  expect(await stored(page, 'cartCoupon')).toBe('GIRASOL1')
})

test('after 20 s it comes by itself, Escape closes it, and it comes once in 7 days', async ({
  page,
}) => {
  await decline(page)
  await page.clock.install()
  await openPage(page, '/guia-instalacion')
  await page.clock.runFor(19_000)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await stored(page, 'cartCoupon')).toBeNull()
  await openPage(page, '/')
  await halfway(page)
  await page.clock.runFor(25_000)
  await expect(popup(page)).toHaveCount(0)
})

test('nobody who writes is interrupted: nothing comes, and nothing takes the focus', async ({
  page,
}) => {
  await decline(page)
  await page.clock.install()
  await openPage(page, '/pedido/buscar')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.focus()
  await page.clock.runFor(25_000)
  await expect(popup(page)).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('whoever went on to write keeps the focus when the offer goes', async ({ page }) => {
  await decline(page)
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Cuenta' }).first().focus()
  await halfway(page)
  await expect(popup(page).getByRole('heading')).toBeFocused()
  await page.evaluate(() => {
    const field = document.createElement('input')
    document.querySelector('main')?.append(field)
    field.focus()
  })
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator('> input')).toBeFocused()
})

test('it comes when the pointer leaves, and not while paying, at the login or in the panel (S-178)', async ({
  page,
}) => {
  await decline(page)
  const leave = () =>
    page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1 })))
  await beginCheckout(page)
  for (const path of ['/checkout/entrega', '/login', '/admin']) {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openPage(page, path)
    await leave()
    await halfway(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
    expect(requests).not.toContain('/cupon')
  }
  await openPage(page, '/baterias')
  await leave()
  await expect(popup(page)).toBeVisible()
  await page.getByRole('link', { name: 'Cuenta' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(popup(page)).toHaveCount(0)
})

test('in lite mode it is a strip in the page', async ({ page }) => {
  await decline(page)
  await openPage(page, '/')
  await page.evaluate(() => document.body.classList.add('lite-mode'))
  await halfway(page)
  await expect(page.getByRole('region', { name: title })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test.describe('before the cookie question is answered', () => {
  test('nothing is offered, and then it is', async ({ page }) => {
    await openPage(page, '/')
    await halfway(page)
    await expect(page.getByRole('button', { name: 'Rechazar todas' })).toBeVisible()
    await expect(popup(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Rechazar todas' }).click()
    await expect(popup(page)).toBeVisible()
  })
})
