import { expect, type Page, test } from '@playwright/test'

const cards = (page: Page) => page.getByRole('article')
const ready = (page: Page) =>
  expect(page.getByRole('checkbox', { name: /^Comparar/ }).first()).toBeVisible()

test('a visitor narrows the batteries and the focus stays in the field', async ({ page }) => {
  await page.goto('/baterias')
  await ready(page)
  const energy = page.getByRole('group', { name: 'Energía (Wh)' })
  await energy.getByLabel('Desde').fill('5000')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('5 productos')
  await expect(energy.getByLabel('Desde')).toBeFocused()
  await expect(page).toHaveURL('/baterias?min_wh=5000')

  await page.getByRole('radio', { name: '24 V' }).check()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 producto')
  await page.getByRole('link', { name: 'Quitar 24 V' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('5 productos')
  await expect(page.getByRole('radio', { name: 'Cualquiera' })).toBeChecked()

  await page.getByLabel('Ordenar por').selectOption('Precio: mayor a menor')
  await expect(cards(page).first()).toContainText('314 Ah con ruedas')
})

test('a visitor walks through families and pages by links', async ({ page }) => {
  await page.goto('/catalogo')
  const categories = page.getByRole('navigation', { name: 'Familias de productos' })
  await categories.getByRole('link', { name: /Paneles solares/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paneles solares')
  await expect(page).toHaveURL('/panelessolarescuba')
  await categories.getByRole('link', { name: /Todo/ }).click()
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('25 a 48 de 83')
  await expect(page).toHaveURL('/catalogo?page=2')
})

test('a visitor chooses products to compare, and the choice stays in this tab', async ({
  page,
}) => {
  await page.goto('/baterias')
  await ready(page)
  await page.getByRole('checkbox', { name: 'Comparar Batería LiFePO4 12 V 50 Ah' }).check()
  await page.getByRole('checkbox', { name: 'Comparar Batería LiFePO4 12 V 100 Ah' }).check()
  await page.goto('/inversores')
  const compare = page.getByRole('link', { name: 'Comparar (2)' })
  await expect(compare).toHaveAttribute(
    'href',
    '/comparar?ids=bateria-lifepo4-12-v-50-ah,bateria-lifepo4-12-v-100-ah',
  )
})

test('a visitor without scripts filters with the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  await page.goto('/inversores')
  await page.getByRole('group', { name: 'Potencia (W)' }).getByLabel('Desde').fill('6000')
  await page.getByLabel('Solo lo que se entrega en EE. UU.').check()
  await page.getByRole('button', { name: 'Ver resultados' }).first().click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('4 productos')
  await page.getByRole('link', { name: 'Quitar Desde 6 000 W' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('9 productos')
  await expect(page.getByRole('link', { name: /^Comparar Inversor/ }).first()).toHaveAttribute(
    'href',
    /^\/comparar\?ids=/,
  )
  await context.close()
})

test('a visitor filters by keyboard alone', async ({ page }) => {
  await page.goto('/panelessolarescuba')
  await ready(page)
  await page.getByRole('group', { name: 'Potencia (W)' }).getByLabel('Desde').focus()
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 productos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: 'Potencia (W)' }).getByLabel('Hasta')).toBeFocused()
})

test('on a phone the filters are folded away and the page does not overflow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/catalogo?search=panel&max_price=900')
  await expect(page.getByLabel('Desde').first()).toBeHidden()
  await page.getByText('Filtros (1 activo)').click()
  await expect(page.getByLabel('Desde').first()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
