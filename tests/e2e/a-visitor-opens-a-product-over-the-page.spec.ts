import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/harness/pages/open-page.ts'

const slug = 'bateria-lifepo4-12-v-100-ah'
const name = /Batería LiFePO4 12.V 100.Ah/
const related = /12 V 200 Ah|12.V.50.Ah/

const dialog = (page: Page) => page.getByRole('dialog', { name })
/** It is there before the scripts; from now on it also takes keys and clicks beside it. */
const isOverThePage = async (page: Page) => {
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('dialog:modal')).toBeVisible()
}

test('a visitor opens a product over the page, reads it and closes it (S-008, S-102, S-103, S-104, S-106, S-268)', async ({
  page,
}) => {
  await openPage(page, '/baterias?lng=es')
  const link = page.getByRole('link', { name: /^Batería LiFePO4 12 V 100 Ah$/ }).first()
  await link.click()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(`/baterias?lng=es&url_slug=${slug}`)
  await expect(page).toHaveTitle(/Batería LiFePO4 12 V 100 Ah - \$327\.75/)
  await expect(dialog(page).getByText('$327.75').first()).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Cerrar' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/baterias?lng=es')
  await expect(page).not.toHaveTitle(/Batería LiFePO4 12 V 100 Ah/)
  await expect(link).toBeFocused()
})

test('Escape and a click beside the dialog close it (S-106)', async ({ page }) => {
  await openPage(page, `/baterias?url_slug=${slug}`)
  await isOverThePage(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/baterias')
  await openPage(page, `/baterias?url_slug=${slug}`)
  await isOverThePage(page)
  await page.mouse.click(8, 400)
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/baterias')
})

test('the product stays in sight while its dialog closes and is cleared after 300 ms (S-107)', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, `/baterias?url_slug=${slug}`)
  await isOverThePage(page)
  const content = page.locator('dialog').getByText('LiFePO4').first()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/baterias')
  await expect(dialog(page)).toBeHidden()
  await page.clock.runFor(250)
  await expect(content).toBeAttached()
  await page.clock.runFor(100)
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('a part of an open kit takes its place, and closing leaves the page alone (S-106)', async ({
  page,
}) => {
  await openPage(page, '/catalogo?category=kit')
  await page.getByRole('link', { name: 'Kit Luz: 100 W y 640 Wh', exact: true }).click()
  const kit = page.getByRole('dialog', { name: /Kit Luz/ })
  await kit.getByRole('link', { name: /Batería LiFePO4 12 V 50 Ah/ }).click()
  const part = page.getByRole('dialog', { name: /Batería LiFePO4 12.V 50.Ah/ })
  await expect(part.getByRole('heading', { level: 1 })).toBeInViewport()
  await part.getByRole('link', { name: 'Cerrar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/catalogo?category=kit')
})

test('going back closes the product that was opened from the page', async ({ page }) => {
  await openPage(page, '/baterias')
  await page
    .getByRole('link', { name: /^Batería LiFePO4 12 V 100 Ah$/ })
    .first()
    .click()
  await isOverThePage(page)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.goForward()
  await isOverThePage(page)
})

test('a product that is not there is told in a notice for 1200 ms and leaves the address (S-109, S-110, S-111)', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T12:00:00' })
  await page.clock.pauseAt('2026-11-21T12:00:10')
  await page.goto('/baterias?lng=es&url_slug=no-existe')
  const notice = page.locator('[data-variant=destructive]')
  // the page comes alive in turns, each of which waits for the clock
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10)
        return notice.count()
      },
      { intervals: [20] },
    )
    .toBe(1)
  await expect(notice).toContainText('Producto no encontrado')
  await expect(notice).toContainText('Ese producto ya no está o su dirección cambió.')
  await expect(page).toHaveURL('/baterias?lng=es')
  await page.clock.runFor(1150)
  await expect(notice).toBeVisible()
  await page.clock.runFor(100)
  await expect(notice).toBeHidden()
})

test('on a product’s own page the others are gone to, and a click with Ctrl opens no dialog (S-108)', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPage(page, `/catalogo/${slug}`)
  await page.getByRole('link', { name: related }).first().click()
  await expect(page).toHaveURL(/\/catalogo\/bateria-lifepo4-12-v-(50|200)-ah$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPage(page, '/baterias')
  await page
    .getByRole('link', { name: /^Batería LiFePO4 12 V 100 Ah$/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  // the browser is asked itself: of one new tab in ten the driver never hears
  const devtools = await browser.newBrowserCDPSession()
  const openTabs = async () => {
    const { targetInfos } = await devtools.send('Target.getTargets')
    return targetInfos.map(({ url }) => url)
  }
  await expect.poll(openTabs).toContain(`${baseURL}/catalogo/${slug}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by keyboard alone: Enter opens, Tab stays inside, Escape gives the place back', async ({
  page,
}) => {
  await openPage(page, '/baterias')
  const link = page.getByRole('link', { name: /^Batería LiFePO4 12 V 100 Ah$/ }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await isOverThePage(page)
  await expect(dialog(page).getByRole('heading', { level: 1 })).toBeFocused()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()
})
