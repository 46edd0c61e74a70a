import { expect, test } from 'vitest'
import { aBrowser, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const page = '/cuenta/seguridad'
const stepMs = 30_000

/** Somebody with an authenticator, whose first code is used up. */
async function protectedUser() {
  const { email, cookie } = await aUser(await testDatabase())
  const browser = await aBrowser(cookie)
  const shown = await browser.send(page, { intent: 'second_on', current: knownPassword })
  const uri = shown.page.valueOf('uri') ?? ''
  const codes = shown.page.valueOf('codes') ?? ''
  const first = codeOf(uri, new Date(Date.now() - stepMs))
  const done = await browser.send(page, { intent: 'second_code', code: first, uri, codes })
  if (done.status !== 303) throw new Error('the second factor was not switched on')
  return { email, uri, codes: codes.split(' '), first }
}

async function atSecondStep(email: string): Promise<TestBrowser> {
  const browser = await aBrowser()
  await browser.send('/login', { email, password: knownPassword })
  return browser
}

const give = async (browser: TestBrowser, code: string) =>
  (await browser.send('/login/codigo', { code })).status

test('the code that switched the second factor on signs nobody in', async () => {
  const { email, first } = await protectedUser()
  expect(await give(await atSecondStep(email), first)).toBe(409)
})

test('a code works once: of who looks over a shoulder it is refused, also at the same instant', async () => {
  const { email, uri } = await protectedUser()
  const code = codeOf(uri)
  const browsers = [await atSecondStep(email), await atSecondStep(email)]
  const statuses = await Promise.all(browsers.map((browser) => give(browser, code)))
  expect(statuses.toSorted()).toEqual([303, 409])
  expect(await give(await atSecondStep(email), code)).toBe(409)
})

test('once a newer code was used, an older one is refused', async () => {
  const { email, uri } = await protectedUser()
  const [older, newer] = [codeOf(uri), codeOf(uri, new Date(Date.now() + stepMs))]
  expect(await give(await atSecondStep(email), newer)).toBe(303)
  expect(await give(await atSecondStep(email), older)).toBe(409)
})

test('a recovery code works once, also at the same instant', async () => {
  const { email, codes } = await protectedUser()
  const [code = '', other = ''] = codes
  const browsers = [await atSecondStep(email), await atSecondStep(email)]
  const statuses = await Promise.all(browsers.map((browser) => give(browser, code)))
  expect(statuses.toSorted()).toEqual([303, 409])
  expect(await give(await atSecondStep(email), code)).toBe(409)
  expect(await give(await atSecondStep(email), other)).toBe(303)
})
