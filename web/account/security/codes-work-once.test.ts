import { symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { engineOf } from '#shop/accounts/engine/engine.server.ts'
import { hashRecoveryCodes } from '#shop/accounts/second-factor/reseal-factors.service.server.ts'
import { aBrowser, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

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

const storedCodes = async (email: string) => {
  const { rows } = await inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    sql<{ codes: string }>`select backup_codes as codes from two_factors
      join users on users.id = user_id where email = ${email}`.execute(tx),
  )
  return rows[0]?.codes ?? ''
}

/** Codes as a version stored them that encrypted them. */
async function encryptCodes(email: string, codes: readonly string[]): Promise<void> {
  const db = await testDatabase()
  const { secretConfig } = await (await engineOf({ db, config: signingConfig, shopUrl: '' }))
    .$context
  const data = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(codes) })
  await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    sql`update two_factors set backup_codes = ${data} from users
      where users.id = user_id and email = ${email}`.execute(tx),
  )
}

test('recovery codes are stored as hashes of slow making, and what is stored is no code', async () => {
  const { email, codes } = await protectedUser()
  const hashes = JSON.parse(await storedCodes(email)) as string[]
  expect(hashes).toHaveLength(codes.length)
  for (const hash of hashes) expect(hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/)
  expect(await give(await atSecondStep(email), hashes[0] ?? '')).toBe(409)
  expect(await give(await atSecondStep(email), codes[0] ?? '')).toBe(303)
  expect(JSON.parse(await storedCodes(email))).toEqual(hashes.slice(1))
})

test('codes that were encrypted work once, and are hashed with the first that is used or within an hour', async () => {
  const { email, codes } = await protectedUser()
  await encryptCodes(email, codes)
  const [used = '', other = ''] = codes
  expect(await give(await atSecondStep(email), used)).toBe(303)
  expect(await give(await atSecondStep(email), used)).toBe(409)
  expect(JSON.parse(await storedCodes(email))).toHaveLength(codes.length - 1)
  await encryptCodes(email, [other])
  await hashRecoveryCodes({ db: await testDatabase(), config: signingConfig })
  expect(JSON.parse(await storedCodes(email))).toHaveLength(1)
  expect(await give(await atSecondStep(email), other)).toBe(303)
})
