import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const small = '/calculadora-solar?equipos=rm1-vp2-bl6-tv1-ro1-te3-la1'
const needs = (page: Page) => page.getByRole('main').locator('dl').first()

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('from a typical house to a set in the cart, adding a device on the way', async ({
    page,
  }) => {
    await page.goto('/calculadora-solar')
    await page.getByRole('link', { name: /^Casa pequeña/ }).click()
    await expect(needs(page)).toContainText('3 467')
    await page.getByLabel('Añadir otro equipo').selectOption('Turbina de agua 1 HP')
    await page.getByRole('button', { name: 'Añadir', exact: true }).click()
    await expect(page).toHaveURL(/equipos=rm1-vp2-bl6-tv1-ro1-te3-la1-bu1#equipos$/)
    const row = page.getByRole('listitem').filter({ hasText: 'Turbina' })
    await row.getByLabel('Horas al día').fill('25')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(
      row.getByText('Horas al día. Un día tiene 24 horas.', { exact: true }),
    ).toBeVisible()
    await row.getByLabel('Horas al día').fill('0,5')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page).toHaveURL(/bu1h0\.5#resultado$/)
    await expect(needs(page)).toContainText('3 967')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page
      .getByRole('button', { name: /^Añadir (al|todo al) carrito/ })
      .first()
      .click()
    await expect(page).toHaveURL('/carrito')
    await expect(page.getByRole('main')).toContainText(/Kit|Inversor/)
  })
})

test('in English, with scripts, a row is counted as it is typed and the sum is found again', async ({
  page,
}) => {
  await openPage(page, `${small}&lng=en`)
  const row = page.getByRole('listitem').filter({ hasText: 'Pedestal fan' })
  await row.getByLabel('How many').fill('4')
  await expect(row.getByRole('status')).toHaveText('2,200 Wh')
  await row.getByLabel('Watts').fill('much')
  await expect(row.getByRole('status')).toHaveText('– Wh')
  await openPage(page, '/calculadora-solar')
  await page.getByRole('link', { name: 'Continue your last calculation' }).click()
  await expect(page).toHaveURL(small)
  await expect(needs(page)).toContainText('3,467')
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })

  const houses = [
    small.replace(/^.*equipos=/, ''),
    'rv1-vp3-bl8-tg1-cd1-ro1-te4-la1-ar1n-lv1n-bo1',
    'ri1-sn1-vp3-bl10-tg1-ro1-te4-la2-ar1-mi1n-lv1n-bo1&apagon=24',
    'du1-sc1-rm1&techo=north',
    'vp1-bl3-ro1&apagon=6&bateria=p12v200x2&inversor=1000w12v&mispaneles=2x550w49.8v14a',
    'cp1-x1w400h1m&nombres=Bomba&apagon=8',
    'cp1&apagon=8',
    'cp1&apagon=8&bateria=l12v100x4&paneles=no',
  ]
  for (const lng of ['es', 'en'])
    test(`the result of any house takes two screens with the blackout at the top, in ${lng}`, async ({
      page,
    }) => {
      for (const house of houses) {
        await page.goto(`/calculadora-solar?equipos=${house}&lng=${lng}`)
        const blackout = page.getByRole('textbox', { name: /^(Para un apagón|For a blackout)/ })
        expect((await blackout.boundingBox())?.y).toBeLessThan(400)
        const sets = await page.locator('section[aria-labelledby="en-venta"]').boundingBox()
        const end = (sets?.y ?? Number.POSITIVE_INFINITY) + (sets?.height ?? 0)
        expect([house, Math.max(end, 2 * 844)]).toEqual([house, 2 * 844])
      }
    })

  for (const address of [small, `${small}&lng=en`])
    test(`the result of ${address} takes two screens, and the question of cookies covers none of it`, async ({
      page,
    }) => {
      await openPage(page, address)
      const sets = await page.locator('section[aria-labelledby="en-venta"]').boundingBox()
      const end = (sets?.y ?? Number.POSITIVE_INFINITY) + (sets?.height ?? 0)
      expect(end).toBeLessThanOrEqual(2 * 844)
      const question = page.getByRole('region', { name: /^(Las cookies las|Cookies are)/ })
      await expect(question).toBeVisible()
      const box = await question.boundingBox()
      expect(box?.y).toBeGreaterThan(end)
      const more = page.getByRole('main').locator('summary', { hasText: /^(Holgado|Ample)/ })
      await more.click()
      await expect(page.getByRole('heading', { name: /^(Holgado|Ample)/ })).toBeVisible()
    })
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a calculation that was opened is there, drawings and all, and can be changed', async ({
    page,
    context,
  }) => {
    test.slow()
    await openPage(page, small)
    const keptAt = () =>
      page.evaluate(async () =>
        (await (await caches.open('girasol-pages-1')).keys()).map(({ url }) => url),
      )
    await expect
      .poll(async () => (await keptAt()).some((url) => url.includes('equipos=')), {
        timeout: 30_000,
      })
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(needs(page)).toContainText('3 467')
    await expect(
      page.getByRole('img', { name: /^Un día, hora por hora/, includeHidden: true }),
    ).toHaveCount(3)
    await expect(page.getByText('Queda guardada en este equipo.')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Ventilador de pie' })
    await row.getByLabel('Cuántos').fill('4')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(needs(page)).toContainText('4 567')
    await expect(page.getByRole('main').getByText(/^Sin conexión: esta cuenta/)).toBeVisible()
  })
})
