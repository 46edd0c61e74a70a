import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'

const address = () => `${randomUUID()}@example.com`

/** A shop whose clock stands until it is moved. */
async function shopAt(start: string) {
  let time = new Date(start).getTime()
  const app = await testApp({ now: () => new Date(time) })
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { pass, browser: () => aBrowser('', app) }
}

test('after five recovery e-mails the server waits five minutes, in every browser, and says what remains', async () => {
  const { pass, browser } = await shopAt('2026-11-23T12:00:00Z')
  const email = address()
  const ask = async () => (await browser()).send('/olvido-contrasena', { email })
  for (let times = 0; times < 5; times++) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '300'])
  expect(refused.text).toContain('Podrás pedir otro en 5 min.')
  pass(50)
  const again = await ask()
  expect([again.status, again.headers.get('Retry-After')]).toEqual([429, '250'])
  expect(again.text).toContain('Podrás pedir otro en 4 min 10 s.')
  pass(250)
  expect((await ask()).status).toBe(200)
  expect((await ask()).headers.get('Retry-After')).toBe('300')
})

test('another address is not made to wait', async () => {
  const { browser } = await shopAt('2026-11-23T13:00:00Z')
  const email = address()
  for (let times = 0; times < 6; times++)
    await (await browser()).send('/olvido-contrasena', { email })
  expect((await (await browser()).send('/olvido-contrasena', { email: address() })).status).toBe(
    200,
  )
})

const newcomer = (email: string) => ({
  fullName: 'Ana Pérez',
  email,
  password: 'Clave-larga-7-mia',
  confirmation: 'Clave-larga-7-mia',
})

test('whoever asks for links to an address does not keep its owner from signing up', async () => {
  const { browser } = await shopAt('2026-11-23T14:00:00Z')
  const email = address()
  for (let times = 0; times < 6; times++)
    await (await browser()).send('/olvido-contrasena', { email })
  expect((await (await browser()).send('/signup', newcomer(email))).status).toBe(303)
})

test('spellings of one mailbox are one mailbox, for a sign-up too', async () => {
  const { browser } = await shopAt('2026-11-23T15:00:00Z')
  const name = randomUUID().replaceAll('-', '')
  const statuses = []
  for (let at = 1; at <= 6; at += 1) {
    const email = `${name.slice(0, at)}.${name.slice(at)}+${at}@gmail.com`
    statuses.push((await (await browser()).send('/signup', newcomer(email))).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
})
