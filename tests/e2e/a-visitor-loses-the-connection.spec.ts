import { expect, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'
import { runClockUntil } from '../harness/pages/run-clock.ts'

test('a page that does not arrive gives way to the network screen, which reloads it (S-197, S-376)', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/calculadora-solar')
  await page.route('**/guia-instalacion.data*', (route) => route.abort('connectionfailed'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guía de instalación' }).click()
  await runClockUntil(
    page,
    page.getByRole('heading', { name: 'No hay conexión con la tienda', level: 1 }),
  )
  await page.getByRole('link', { name: 'Recargar la página' }).click()
  await expect(page.getByRole('heading', { name: 'Guía de instalación', level: 1 })).toBeVisible()
})

test('on a slow link headings stay in the letters of the device', async ({ browser }) => {
  const requests: string[] = []
  const visitOver = async (effectiveType: string) => {
    const page = await browser.newPage()
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requests.push(effectiveType)
    })
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } })
    }, effectiveType)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Baterías', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Batería LiFePO4 12 V 50 Ah' })).toBeVisible()
    await page.close()
  }
  await visitOver('2g')
  expect(requests).toEqual([])
  await visitOver('4g')
  expect(requests).toEqual(['4g'])
})
