import { createECDH, randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

let shop: IsolatedShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openIsolatedShop()
})
test.afterAll(() => shop.close())

const path = '/admin/avisos-al-personal'

function someKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** The service of the browser's maker is not within reach: it hands out a subscription as that would. */
async function withSubscription(page: Page): Promise<void> {
  await page.addInitScript((keys) => {
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly) throw new Error('every push must be shown')
      const json = { endpoint: 'https://push.sol.com/send/1', keys }
      return { toJSON: () => json } as unknown as PushSubscription
    }
  }, someKeys())
}

async function signIn(page: Page): Promise<void> {
  const [name = '', value = ''] = (await shop.somebody('admin')).cookie.split('=')
  await page.context().addCookies([{ name, value, url: shop.url }])
}

/** As the push service would, once its message is decrypted. */
async function push(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: shop.url, registrationId: await registered, data: JSON.stringify(payload) },
  })
}

interface Shown {
  readonly title: string
  readonly body?: string
  readonly data?: string
}

/** What the worker shows: a browser without a screen has nowhere to. */
async function watchNotifications(page: Page): Promise<() => Promise<Shown[]>> {
  const [running] = page.context().serviceWorkers()
  const worker = running ?? (await page.context().waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      shown: Shown[]
      registration: ServiceWorkerRegistration
    }
    scope.shown = []
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, body: options?.body ?? '', data: options?.data })
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)
}

test('an owner is notified on the screen, and ends it', async ({ page }) => {
  await signIn(page)
  await withSubscription(page)
  await openPage(page, `${shop.url}${path}`)
  await expect(page.getByText('Ningún dispositivo recibe tus avisos.')).toBeVisible()
  await page.getByRole('button', { name: 'Avisarme en este dispositivo' }).click()
  await expect(page.getByText('Este dispositivo recibirá tus avisos.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Chrome en Linux' })).toBeVisible()
  expect(await axeFindings(page, { leftOut: ['footer'] })).toEqual([])
  const news = { title: 'Novedades de Girasol', body: 'Pedidos pagados: 2' }
  const shown = await watchNotifications(page)
  await push(page, { ...news, path: '/admin' })
  await expect.poll(() => shown()).toEqual([{ ...news, data: `${shop.url}/admin` }])
  await push(page, { title: 'Ajeno', path: 'https://otro.example/admin' })
  await expect
    .poll(() => shown())
    .toContainEqual({ title: 'Ajeno', body: '', data: `${shop.url}/admin` })
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expect(page.getByText('Ningún dispositivo recibe tus avisos.')).toBeVisible()
})

test('a browser that may not notify says so, and nothing is asked without the button', async ({
  page,
}) => {
  await page.context().clearPermissions()
  await signIn(page)
  await openPage(page, `${shop.url}${path}`)
  await page.getByRole('button', { name: 'Avisarme en este dispositivo' }).click()
  await expect(page.getByText('El navegador no da permiso para avisos')).toBeVisible()
})
