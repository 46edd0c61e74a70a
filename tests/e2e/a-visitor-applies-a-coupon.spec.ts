import { expect, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

test('in the cart a wrong code is refused, the right one takes 5 % off, and may be removed (S-011, S-266, S-267, S-305, S-306, S-307, S-370, S-371)', async ({
  page,
}) => {
  await openPage(page, '/baterias')
  await page.getByRole('button', { name: 'Añadir al carrito: Batería LiFePO4 12 V 50 Ah' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito,/ })
    .press('Enter')
  const panel = page.getByRole('dialog', { name: 'Tu carrito' })
  const notices = page.getByRole('region', { name: 'Avisos' }).last()
  const field = panel.getByLabel('Cupón de descuento')
  await field.fill('GIRASOL2')
  await panel.getByRole('button', { name: 'Aplicar' }).click()
  await expect(notices.getByText('Cupón inválido')).toBeVisible()
  await expect(
    panel.getByText('El código de cupón introducido no es válido.').first(),
  ).toBeVisible()
  await field.fill(' girasol1 ')
  await field.press('Enter')
  await expect(notices.getByText('¡Cupón aplicado!')).toBeVisible()
  await expect(panel.getByText('Descuento (GIRASOL1)').first()).toBeVisible()
  await openPage(page, '/baterias')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito,/ })
    .press('Enter')
  await expect(panel.getByText('Cupón GIRASOL1 aplicado')).toBeVisible()
  await panel.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(notices.getByText('Cupón eliminado')).toBeVisible()
  await expect(panel.getByText('Descuento (GIRASOL1)')).toHaveCount(0)
  await expect(field).toBeVisible()
})
