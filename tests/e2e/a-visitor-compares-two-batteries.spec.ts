import { expect, test } from '@playwright/test'

const ids = 'bateria-lifepo4-12-v-100-ah,bateria-lifepo4-12-v-200-ah'

test('a visitor compares two batteries, from a product to the best price of a Wh', async ({
  page,
}) => {
  await page.goto('/catalogo/bateria-lifepo4-12-v-100-ah')
  await page.getByRole('link', { name: 'Comparar con otro' }).click()
  await expect(page).toHaveURL('/comparar?ids=bateria-lifepo4-12-v-100-ah')
  await page.getByLabel('Añadir otro').selectOption('Batería LiFePO4 12 V 200 Ah')
  await page.getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(page).toHaveURL(`/comparar?ids=${ids}`)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /Cada Wh aprovechable/ })).toContainText('el mejor')
  await page.getByRole('link', { name: /Quitar Batería LiFePO4 12 V 100 Ah/ }).click()
  await expect(page).toHaveURL('/comparar?ids=bateria-lifepo4-12-v-200-ah')
})

test('from the comparison a product is gone to, not opened over it (S-108)', async ({ page }) => {
  await page.goto(`/comparar?ids=${ids}`)
  await page.getByRole('link', { name: /^Batería LiFePO4 12.V 200.Ah$/ }).click()
  await expect(page).toHaveURL('/catalogo/bateria-lifepo4-12-v-200-ah')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the same on a phone, and only the table scrolls sideways', async ({ page }) => {
    await page.goto('/comparar?ids=bateria-lifepo4-12-v-100-ah')
    await page.getByLabel('Añadir otro').selectOption('Batería LiFePO4 12 V 200 Ah')
    await page.getByRole('button', { name: 'Añadir', exact: true }).click()
    await expect(page).toHaveURL(`/comparar?ids=${ids}`)
    const label = page.getByRole('rowheader', { name: 'Puesto en Cuba' })
    const before = await label.boundingBox()
    await page.getByRole('region', { name: 'Comparación de 2 equipos' }).hover()
    await page.mouse.wheel(200, 0)
    await expect(label).toBeInViewport()
    expect((await label.boundingBox())?.x).toBeLessThanOrEqual(before?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goto(`/comparar?ids=${ids},panel-solar-perc-550-w,estacion-portatil-300-wh-300-w`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two products fit, more are said to slide, and the button takes no third line', async ({
    page,
  }) => {
    const table = page.getByRole('region', { name: /^Comparación de/ })
    const hint = page.getByText('Desliza la tabla hacia un lado para verlos todos.')
    const hidden = () => table.evaluate((box) => box.scrollWidth - box.clientWidth)
    const heightOfButton = async () =>
      (
        await table
          .getByRole('button', { name: /^Añadir al carrito/ })
          .first()
          .boundingBox()
      )?.height
    await page.goto(`/comparar?ids=${ids}`)
    expect(await hidden()).toBe(0)
    await expect(hint).toBeHidden()
    expect(await heightOfButton()).toBeLessThan(64)
    await page.goto(`/comparar?ids=${ids},bateria-lifepo4-24-v-100-ah`)
    expect(await hidden()).toBeGreaterThan(0)
    await expect(hint).toBeVisible()
    expect(await heightOfButton()).toBeLessThan(64)
  })
})
