import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const origin = 'http://shop.test'

/** One account, signed in at three browsers. */
async function threeBrowsers() {
  const { email } = await aUser(await testDatabase())
  const browsers = [await aBrowser(), await aBrowser(), await aBrowser()] as const
  for (const browser of browsers) await browser.send('/login', { email, password: knownPassword })
  return browsers
}

const areIn = async (browsers: readonly TestBrowser[]) =>
  Promise.all(browsers.map(async (browser) => (await browser.open('/cuenta')).status === 200))

test('a sign-out ends this session alone (A-241)', async () => {
  const browsers = await threeBrowsers()
  expect(redirectTarget(await browsers[0].send('/logout'))).toBe('/login')
  expect(await areIn(browsers)).toEqual([false, true, true])
})

test('the scope "others" ends the other sessions and leaves this one (A-241)', async () => {
  const browsers = await threeBrowsers()
  const response = await browsers[1].send('/logout', { scope: 'others' })
  expect(redirectTarget(response)).toBe('/cuenta/seguridad')
  expect(await areIn(browsers)).toEqual([false, true, false])
})

test('the scope "global" ends them all, as a parameter too (A-241)', async () => {
  const browsers = await threeBrowsers()
  await browsers[2].send('/logout?scope=global')
  expect(await areIn(browsers)).toEqual([false, false, false])
})

test('an unknown scope ends nothing, and only a session ends others', async () => {
  const browsers = await threeBrowsers()
  expect((await browsers[0].send('/logout', { scope: 'everyone' })).status).toBe(400)
  expect(await areIn(browsers)).toEqual([true, true, true])
  const visitor = await aBrowser()
  expect(redirectTarget(await visitor.send('/logout', { scope: 'others' }))).toBe('/login')
})

test('a sign-out empties the cart of the account, keeps consent, language and destination', async () => {
  const { cookie } = await aUser(await testDatabase())
  const choices = 'user-cookie-consent=x; i18next=en; isShippingToCuba=true'
  const browser = await aBrowser(`${cookie}; cart=v1; cartCoupon=SOL; ${choices}`)
  await browser.send('/logout')
  expect([browser.cookie('cart'), browser.cookie('cartCoupon')]).toEqual([undefined, undefined])
  expect(
    ['user-cookie-consent', 'i18next', 'isShippingToCuba'].map((name) => browser.cookie(name)),
  ).toEqual(['x', 'en', 'true'])
})

test('without a session the cart of the browser stays', async () => {
  const browser = await aBrowser('cart=v1; cartCoupon=SOL')
  await browser.send('/logout')
  expect([browser.cookie('cart'), browser.cookie('cartCoupon')]).toEqual(['v1', 'SOL'])
})

test('the end of a session is told to the browser on any page, once (S-292)', async () => {
  const app = await testApp({ now: () => new Date() })
  const dead = 'girasol.session_token=dead.signature'
  for (const path of ['/', '/cuenta', '/sesion']) {
    const response = await app.request(`${origin}${path}`, { headers: { Cookie: dead } })
    const cookies = response.headers.getSetCookie().join('\n')
    expect(cookies).toMatch(/aviso=session_ended; Path=\/; Max-Age=60/)
    expect(cookies).toMatch(/girasol\.session_token=; Path=\/; Max-Age=0/)
  }
  const visitor = await app.request(`${origin}/`)
  expect(visitor.headers.getSetCookie().join()).not.toContain('session_ended')
})

test('without scripts the next page says that the session is over', async () => {
  const browser = await aBrowser('girasol.session_token=dead.signature')
  await browser.open('/')
  expect((await browser.open('/catalogo')).text).toContain(
    'Tu sesión ha caducado. Por favor, inicia sesión de nuevo.',
  )
})
