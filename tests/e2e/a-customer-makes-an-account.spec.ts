import { expect, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import { en } from '#shop/accounts/messages/en.ts'
import { es } from '#shop/accounts/messages/es.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { linkFromMailbox } from '../harness/emails/mailbox.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())
test.beforeEach(() => shop.write(sql`delete from tries`))

const noticesOf = (page: Page) => page.locator('section[aria-live="polite"]').last()

/** axe finds nothing on the page itself; the frame has its own story. */
async function isClean(page: Page): Promise<void> {
  expect(await axeFindings(page, { within: ['#contenido'] })).toEqual([])
  const { scroll, own } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    own: window.innerWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(own)
}

const readers = [
  { lng: 'es', messages: es, size: { width: 1366, height: 768 } },
  { lng: 'en', messages: en, size: { width: 390, height: 844 } },
] as const

for (const { lng, messages, size } of readers)
  test(`somebody signs up, confirms, signs in, forgets the password and chooses another, by keyboard, in ${lng} (A-027, A-029, A-033, A-046, A-047, A-052, A-165, A-166, A-167, A-300, A-304, A-324)`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const email = `ana-${lng}@example.com`
    const password = 'una-clave-Larga-7'
    const { fields } = messages
    const secret = page.getByLabel(fields.password, { exact: true })
    await page.setViewportSize(size)
    await openPage(page, `${shop.url}/signup?lng=${lng}`)

    await page.getByLabel(fields.fullName).fill('Ana Pérez')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ana')
    await page.keyboard.press('Tab')
    await page.keyboard.type('abc')
    const meter = page.getByRole('meter', { name: messages.strength.label })
    await expect(meter).toHaveAttribute('data-colour', 'red')
    await page.keyboard.press('Enter')
    await expect(page.getByText(messages.problems.email_invalid).first()).toBeVisible()
    await expect(page.getByText(messages.problems.passwords_differ).first()).toBeVisible()
    await expect(page.getByLabel(fields.email)).toBeFocused()
    await isClean(page)

    await page.getByLabel(fields.email).fill(email)
    await secret.fill(password)
    await expect(meter).toHaveAttribute('data-colour', 'green')
    await expect(page.getByText(messages.strength.labels.strong)).toBeVisible()
    await page.getByRole('button', { name: `${fields.showLabel}: ${fields.password}` }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    await page.getByLabel(fields.confirmation, { exact: true }).fill(password)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/email-confirmation-pending\?email=ana/)
    await expect(noticesOf(page).getByText(messages.signUp.done.title)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.confirm.title)
    await isClean(page)
    await page.getByRole('button', { name: messages.confirm.resend }).press('Enter')
    await expect(noticesOf(page).getByText(messages.confirm.resent.title)).toBeVisible()

    await page.goto(await linkFromMailbox(shop, email))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.confirmed.title)
    await expect(noticesOf(page).getByText(messages.confirmed.notice.title)).toBeVisible()
    await isClean(page)
    await page.getByRole('link', { name: messages.confirmed.login, exact: true }).press('Enter')

    await page.getByLabel(fields.email).fill(email)
    await secret.fill('no-es-esta-7')
    await page.keyboard.press('Enter')
    await expect(noticesOf(page).getByText(messages.errors.credentials.title)).toBeVisible()
    await expect(page.getByText(messages.errors.credentials.details).first()).toBeVisible()
    await isClean(page)
    await secret.fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop.url}/`)
    await expect(noticesOf(page).getByText(messages.login.welcome.title)).toBeVisible()

    await page.goto(`${shop.url}/email-confirmed`)
    await expect(page.getByText(messages.confirmed.going.split('{')[0] ?? '')).toBeVisible()
    await expect(page).toHaveURL(`${shop.url}/`, { timeout: 15_000 })

    await openPage(page, `${shop.url}/cuenta`)
    await page
      .locator('#contenido')
      .getByRole('button', { name: messages.signOut.button })
      .press('Enter')
    await expect(page).toHaveURL(`${shop.url}/login`)
    await page.getByRole('link', { name: messages.login.forgot }).press('Enter')
    // the login has a field of the same name
    await expect(page).toHaveURL(`${shop.url}/olvido-contrasena`)
    await page.getByLabel(fields.email).fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText(messages.forgot.sent)).toBeVisible()
    await isClean(page)

    await page.goto(await linkFromMailbox(shop, email))
    await expect(page).toHaveURL(`${shop.url}/reset-password`)
    await page.getByLabel(fields.newPassword, { exact: true }).fill('otra-clave-Nueva-8')
    await page.getByLabel(fields.confirmation, { exact: true }).fill('otra-clave-Nueva-8')
    await isClean(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText(messages.reset.done.title)).toBeVisible()
    await expect(page).toHaveURL(`${shop.url}/login`, { timeout: 15_000 })
    await page.getByLabel(fields.email).fill(email)
    await secret.fill('otra-clave-Nueva-8')
    await page.keyboard.press('Enter')
    await expect(noticesOf(page).getByText(messages.login.welcome.title)).toBeVisible()
  })

test('a link to choose a password that is used up offers a new one (A-043, A-164)', async ({
  page,
}) => {
  await openPage(page, `${shop.url}/reset-password?token=used-up`)
  await expect(page.getByText(es.reset.invalid)).toBeVisible()
  await isClean(page)
  await page.getByRole('link', { name: es.reset.again }).press('Enter')
  await expect(page).toHaveURL(`${shop.url}/olvido-contrasena`)
})
