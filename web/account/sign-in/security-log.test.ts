import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

interface Line {
  readonly security?: string
  readonly level: number
  readonly time: string
  readonly requestId: string
  readonly [fact: string]: unknown
}

/** A shop, and what it logs as security events. */
async function shopThatLogs() {
  const lines: string[] = []
  const app = await testApp({
    now: () => new Date(),
    log: createLog('info', { write: (line) => lines.push(line) }),
  })
  const events = () =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined)
  return { app, lines, events, names: () => events().map(({ security }) => security) }
}

const warn = 40

test('a failed sign-in is logged with a digest of the address, the same each time, and no personal data', async () => {
  const { app, lines, events } = await shopThatLogs()
  const { email, id } = await aUser(await testDatabase())
  const browser = await aBrowser('', app)
  await browser.send('/login', { email, password: 'no-es-Esta-7' })
  await browser.send('/login', { email: email.toUpperCase(), password: 'tampoco-Esta-7' })
  await browser.send('/login', { email: `${randomUUID()}@example.com`, password: 'ni-Esta-7' })
  const [first, second, other] = events().filter((event) => event.email !== undefined)
  expect(first).toMatchObject({ security: 'sign_in_refused', level: warn, factor: 'password' })
  expect(first?.email).toMatch(/^[\w-]{16}$/)
  expect(first?.client).toMatch(/^[\w-]{16}$/)
  expect(first?.time).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(second?.email).toBe(first?.email)
  expect(other?.email).not.toBe(first?.email)
  await browser.send('/login', { email, password: knownPassword })
  expect(events().at(-1)).toMatchObject({ security: 'signed_in', account: id })
  const log = lines.join('').toLowerCase()
  for (const secret of [email, '-esta-7', knownPassword.toLowerCase()])
    expect(log).not.toContain(secret)
})

test('guesses beyond the limit and codes of the second factor are logged', async () => {
  const { app, names } = await shopThatLogs()
  const { cookie, email } = await aUser(await testDatabase())
  const owner = await aBrowser(cookie, app)
  const shown = await owner.send('/cuenta/seguridad', {
    intent: 'second_on',
    current: knownPassword,
  })
  const uri = shown.page.valueOf('uri') ?? ''
  const codes = shown.page.valueOf('codes') ?? ''
  const code = codeOf(uri)
  await owner.send('/cuenta/seguridad', { intent: 'second_code', code, uri, codes })
  const browser = await aBrowser('', app)
  await browser.send('/login', { email, password: knownPassword })
  await browser.send('/login/codigo', { code: '000000' })
  await browser.send('/login/codigo', { code: codes.split(' ')[0] ?? '' })
  expect(names().filter((name) => name !== 'refused')).toEqual([
    'second_factor_on',
    'password_accepted',
    'second_factor_refused',
    'signed_in',
  ])
  for (let guess = 0; guess < 11; guess += 1)
    await (await aBrowser('', app)).send('/login', { email, password: `no-es-Esta-${guess}` })
  expect(names().filter((name) => name === 'sign_in_limited').length).toBeGreaterThan(0)
})

test('what changes an account is logged: password, reset, and the password that was asked for again', async () => {
  const { app, events, names } = await shopThatLogs()
  const { cookie, id, email } = await aUser(await testDatabase())
  const browser = await aBrowser(cookie, app)
  const password = 'Otra-clave-9-larga'
  await browser.send('/cuenta/seguridad', {
    intent: 'password',
    current: knownPassword,
    password,
    confirmation: password,
  })
  expect(events().at(-1)).toMatchObject({ security: 'password_changed', account: id })
  await browser.send('/olvido-contrasena', { email })
  expect(names()).toContain('reset_requested')
})

test('refused access is logged: a page of the panel, a post from another site, a function of staff', async () => {
  const { app, events } = await shopThatLogs()
  const { cookie, id } = await aUser(await testDatabase())
  await (await aBrowser(cookie, app)).open('/admin/pedidos')
  expect(events().at(-1)).toMatchObject({
    security: 'refused',
    level: warn,
    status: 403,
    path: '/admin/pedidos',
    account: id,
  })
  await app.request('http://shop.test/login', {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ email: 'a@example.com' }),
  })
  expect(events().at(-1)).toMatchObject({ security: 'refused', status: 403, path: '/login' })
  await app.request('http://shop.test/functions/v1/run-compliance-scan', {
    method: 'POST',
    body: JSON.stringify({ customerName: 'Ana' }),
  })
  expect(events().at(-1)).toMatchObject({ security: 'refused', status: 401 })
})
