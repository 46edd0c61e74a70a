import { expect, test } from '@playwright/test'
import { fakeConfig, payPalFake } from '../fakes/paypal.ts'
import { openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { signingConfig } from '../harness/users/users.ts'

test("a donor fills in the form, gives with PayPal's buttons and reads that it came (S-021)", async ({
  page,
}) => {
  test.setTimeout(120_000)
  const fake = await payPalFake()
  const shop = await openIsolatedShop({ config: { ...signingConfig, ...fakeConfig(fake.base) } })
  try {
    fake.state.script = 'buttons'
    await openPage(page, `${shop.url}/donar`)
    await page.getByLabel('Tu nombre', { exact: true }).fill('Ana García Peña')
    await page.getByLabel('Tu correo').fill('ana@example.com')
    await expect(page.getByRole('radio', { name: /PayPal o tarjeta/ })).toBeChecked()
    await page.getByRole('button', { name: 'Donar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Donar en la página de PayPal' })).toBeVisible()
    await page.getByRole('button', { name: 'PayPal: card' }).click()
    await expect(page.getByText('La recibimos. El recibo está en tu correo.')).toBeVisible()
  } finally {
    await shop.close()
    fake.close()
  }
})
