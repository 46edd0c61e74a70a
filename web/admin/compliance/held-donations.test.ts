import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { startsDonation } from '#tests/harness/payments/donations.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { staffFor } from '#tests/harness/users/staff.ts'

const path = '/admin/donaciones'

test('a held donation waits on the page of compliance, which decides it; payments sees where it waits and may not', async () => {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config, now: () => new Date() })
  const browserOf = async (permission: 'payments' | 'compliance') =>
    aBrowser((await staffFor(shop.db, permission)).cookie, app)
  const [payments, compliance] = [await browserOf('payments'), await browserOf('compliance')]
  const held = () => startsDonation(shop, { method: zelle, name: 'Miguel Díaz-Canel Bermúdez' })
  const [donation, other] = [await held(), await held()]
  const send = (browser: typeof payments, { id }: { id: string }, intent: string) =>
    browser.send(path, { donation: id, intent, reason: 'es otra persona', asks: 'no' })

  for (const lng of ['es', 'en']) {
    const { text, page } = await compliance.open(`/admin/cumplimiento?lng=${lng}`)
    expect(text).toContain(donation.memo)
    expect(page.hrefs).toContain(`${path}?ver=retenidas`)
  }
  expect((await compliance.open('/admin?lng=es')).page.hrefs).toContain(`${path}?ver=retenidas`)
  const card = async (browser: typeof payments) => {
    const { page } = await browser.open(`${path}?lng=es`)
    return page.all('article').find((one) => one.textContent?.includes(donation.memo))
  }
  expect((await card(payments))?.textContent).toContain('La decide quien lleva Cumplimiento')
  expect((await card(payments))?.querySelectorAll('form').length).toBe(0)
  expect((await card(compliance))?.querySelectorAll('form').length).toBe(2)

  for (const intent of ['release', 'refuse'])
    expect((await send(payments, donation, intent)).status).toBe(403)
  expect((await send(compliance, donation, 'release')).status).toBe(303)
  expect((await send(compliance, other, 'refuse')).status).toBe(303)
  expect((await send(compliance, donation, 'close')).status).toBe(403)
})
