import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const topOfContact = (page: Page) =>
  page.locator('#contacto').evaluate((block) => Math.round(block.getBoundingClientRect().top))
const contactLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true })

test.use({ viewport: { width: 1366, height: 400 } })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the link glides to the contact, 80 px under the edge (S-057, S-148, S-149)', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.evaluate(() => {
    const glide = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (overrides) {
      document.documentElement.dataset.scrolled = JSON.stringify(overrides)
      glide.call(this, overrides)
    }
  })
  await contactLink(page).click()
  await expect.poll(() => topOfContact(page)).toBe(80)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '{"behavior":"smooth"}')
  expect(page.url()).toMatch(/\/#contacto$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 600 } })
  test('the place left for the header is 70 px (S-149)', async ({ page }) => {
    await openPage(page, '/')
    await contactLink(page).click()
    await expect.poll(() => topOfContact(page)).toBe(70)
  })
})

test('from another page it goes home first and then to the contact (S-150)', async ({ page }) => {
  await openPage(page, '/catalogo')
  await contactLink(page).click()
  await expect(page).toHaveURL('/#contacto')
  await expect.poll(() => topOfContact(page)).toBe(80)
})

test('the scroll position decides which link is highlighted (S-152)', async ({ page }) => {
  await openPage(page, '/')
  const home = page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link', { name: 'Inicio' })
  await expect(home).toHaveAttribute('aria-current', 'page')
  await contactLink(page).click()
  await expect(contactLink(page)).toHaveAttribute('aria-current', 'location')
  await expect(home).not.toHaveAttribute('aria-current')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(home).toHaveAttribute('aria-current', 'page')
  await expect(contactLink(page)).not.toHaveAttribute('aria-current')
})

test('a place that does not exist is only noted in the log (S-153)', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/#no-existe')
  expect((await logged).text()).toBe('nothing to scroll to: #no-existe')
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')).toHaveCount(0)
  expect(faults).toEqual([])
})
