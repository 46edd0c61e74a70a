import { expect, test } from '@playwright/test'
import { runClockUntil } from '../harness/pages/run-clock.ts'

const sections = [
  { heading: 'Paneles solares', path: 'panel', product: 'Panel solar monocristalino 100 W' },
  { heading: 'Baterías', path: 'battery', product: 'Batería LiFePO4 12 V 50 Ah' },
  { heading: 'Inversores', path: 'inverter', product: 'Inversor onda pura 1000 W 12 V' },
]

for (const { heading, path, product } of sections) {
  test(`the section ${heading} loads on demand, with a spinner (S-055)`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    let isAsked = false
    await page.route(`**/secciones/${path}.data*`, async (route) => {
      isAsked = true
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    const section = page.getByRole('region', { name: heading })
    await expect(page.getByRole('link', { name: 'Kit Luz: 100 W y 640 Wh' }).first()).toBeVisible()
    expect(isAsked).toBe(false)
    await section.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded()
    const spinner = section.getByRole('status')
    await expect(spinner).toHaveText(`Cargando ${heading.toLowerCase()}`)
    held.resolve()
    await expect(section.getByRole('link', { name: product })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })
}

test('a section that does not arrive costs itself alone, and can be asked for again', async ({
  page,
}) => {
  let isDown = true
  await page.clock.install()
  await page.route('**/secciones/battery.data*', (route) =>
    isDown ? route.abort('connectionfailed') : route.continue(),
  )
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Baterías' })
  await section.getByRole('heading', { name: 'Baterías', exact: true }).scrollIntoViewIfNeeded()
  await runClockUntil(page, section.getByText('No se pudo cargar esta parte'))
  isDown = false
  await section.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(section.getByRole('link', { name: 'Batería LiFePO4 12 V 50 Ah' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every section shows its products or the way to them, and no spinner turns', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Kit Luz: 100 W y 640 Wh' }).first()).toBeVisible()
    for (const { heading } of sections) {
      const section = page.getByRole('region', { name: heading })
      const category = heading.toLowerCase()
      await expect(
        section.getByRole('link', { name: `Abrir la página de ${category}` }),
      ).toBeVisible()
    }
    await expect(page.getByText('Cargando')).toHaveCount(3)
    for (const spinner of await page.getByText('Cargando').all()) await expect(spinner).toBeHidden()
    await page.getByRole('link', { name: 'Abrir la página de baterías' }).click()
    await expect(page).toHaveURL(/\/baterias$/)
  })
})
