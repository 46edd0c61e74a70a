import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const slug = 'kit-luz-100-w-y-640-wh'

test('a visitor reads a product with JavaScript off, its pictures and its parts (S-061)', async ({
  page,
}) => {
  await page.goto(`/catalogo/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kit Luz/)
  await expect(page.getByText('$667.32').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeHidden()
  await page.getByRole('link', { name: 'Ver la foto 2 de 2' }).click()
  await expect(page).toHaveURL(`/catalogo/${slug}?foto=2`)
  await expect(page.getByRole('img', { name: /foto 2 de 2/ })).toBeVisible()
  await page.getByRole('link', { name: /Panel solar monocristalino 100 W/ }).click()
  await expect(page).toHaveURL('/catalogo/panel-solar-monocristalino-100-w')
})

test('the address of an open product is a page that can be read and closed (S-102, S-103)', async ({
  page,
}) => {
  await page.goto(`/baterias?lng=es&url_slug=${slug}`)
  const dialog = page.getByRole('dialog', { name: /Kit Luz/ })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Lo que trae el kit')).toBeVisible()
  await dialog.getByRole('link', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL('/baterias?lng=es')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a product that is not there is said so on the page (S-109)', async ({ page }) => {
  await page.goto('/baterias?url_slug=no-existe')
  await expect(page.getByText('Producto no encontrado')).toBeVisible()
  await page.getByRole('link', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL('/baterias')
})
