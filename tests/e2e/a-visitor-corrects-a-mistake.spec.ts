import { expect, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const badNumber = 'Un número de pedido se escribe así'
const badEmail = 'Escribe un correo electrónico válido.'

test('what was refused is in sight with the focus, goes as its field changes, and comes again if it is refused again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/pedido/buscar')
  const send = page.getByRole('button', { name: 'Enviar el enlace' })
  const number = page.getByLabel('Número de pedido')
  await send.click()
  await expect(page.getByText(badNumber)).toBeInViewport()
  await expect(number).toBeFocused()
  await number.pressSequentially('GS')
  await expect(page.getByText(badNumber)).toHaveCount(0)
  await expect(number).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText(badEmail)).toBeVisible()
  await send.click()
  await expect(page.getByText(badNumber)).toBeVisible()
  await expect(number).toBeFocused()
})
