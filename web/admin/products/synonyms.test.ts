import { expect, test } from 'vitest'
import { listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { parseListing } from '#shop/catalogue/search/listing.input.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/settings/sinonimos'
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const finds = async () => {
  const { total } = await listProducts(
    await asVisitor(),
    parseListing(new URLSearchParams('search=jxqve')),
  )
  return total > 0
}

test('a synonym is found at once after it is added, and not after it is removed', async () => {
  const browser = await staff()
  expect(await finds()).toBe(false)
  const pair = { term: 'Jxqvé', means: 'batería' }
  expect(redirectTarget(await browser.send(path, { intent: 'add', ...pair }))).toBe(
    `${path}?guardado=1`,
  )
  expect(await finds()).toBe(true)
  expect((await browser.send(path, { intent: 'add', ...pair })).text).toContain('ya estaba')
  expect(redirectTarget(await browser.send(path, { intent: 'remove', ...pair }))).toBe(
    `${path}?guardado=1`,
  )
  expect(await finds()).toBe(false)
  expect((await browser.send(path, { intent: 'remove', ...pair })).status).toBe(409)
})

test('one word alone, or the same twice, is no synonym', async () => {
  const browser = await staff()
  for (const [term, means] of [
    ['', 'panel'],
    ['Panel', 'panel'],
    ['x'.repeat(80), 'panel'],
  ] as const) {
    const refused = await browser.send(path, { intent: 'add', term, means })
    expect([refused.status, refused.text.includes('Escribe dos palabras')]).toEqual([400, true])
  }
})

test('words that the search ignores cannot be synonyms', async () => {
  const browser = await staff()
  for (const term of ['\u0301\u0301\u0301', 'Párel', 'ǅǅ', '\0\0ab'])
    expect((await browser.send(path, { intent: 'add', term, means: 'parel' })).status).toBeLessThan(
      500,
    )
  await browser.send(path, { intent: 'remove', term: 'ǅǅ', means: 'parel' })
  await browser.send(path, { intent: 'remove', term: 'ab', means: 'parel' })
})
