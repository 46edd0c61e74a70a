import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app.ts'
import { captchaTwin } from '#tests/harness/captcha-twin.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { aPerson, knownPassword, signingConfig } from '#tests/harness/people.ts'

let twin: Awaited<ReturnType<typeof captchaTwin>>
beforeAll(async () => {
  twin = await captchaTwin()
})
afterAll(() => twin.close())

const guarded = ['/login', '/signup', '/olvido-contrasena']

const appWith = async (given: object) =>
  testApp({ now: () => new Date(), config: { ...signingConfig, ...given } })

const send = async (path: string, fields: Record<string, string>, given: object = twin.config) =>
  visit(await appWith(given), path, {
    method: 'POST',
    headers: { Accept: 'text/html', 'X-Forwarded-For': randomUUID() },
    body: new URLSearchParams(fields),
  })

const policyOf = async (path: string, given: object) => {
  const { headers } = await visit(await appWith(given), path)
  return headers.get('Content-Security-Policy') ?? ''
}

test('the pages with the captcha let its host in, the others do not', async () => {
  for (const path of guarded)
    expect(await policyOf(path, twin.config)).toContain(
      `frame-src https://www.openstreetmap.org https://tile.openstreetmap.org ${twin.base}`,
    )
  for (const path of ['/', '/carrito', '/reset-password'])
    expect(await policyOf(path, twin.config)).not.toContain(twin.base)
})

test('without configuration nobody is asked, and no page lets anybody in', async () => {
  for (const path of guarded) {
    const { html, headers } = await visit(await appWith({}), path)
    expect(html).not.toMatch(/turnstile|hcaptcha/)
    expect(headers.get('Content-Security-Policy')).not.toMatch(/cloudflare|hcaptcha/)
  }
})

test('whoever did not pass is refused before anything is looked up, and what was typed stays', async () => {
  const { email } = await aPerson(await testDatabase())
  const forms: Record<string, Record<string, string>> = {
    '/login': { email, password: knownPassword },
    '/signup': { email, fullName: 'Ana', password: 'otra-Clave-8', confirmation: 'otra-Clave-8' },
    '/olvido-contrasena': { email },
  }
  for (const [path, fields] of Object.entries(forms)) {
    const token = { 'cf-turnstile-response': 'a robot' }
    for (const answer of [await send(path, fields), await send(path, { ...fields, ...token })]) {
      expect([path, answer.status]).toEqual([path, 409])
      expect(answer.text).toContain('No pudimos comprobar que eres una persona.')
      expect(answer.html).toContain(`value="${email}"`)
    }
  }
})

test('whoever passed goes on (A-233)', async () => {
  const { email } = await aPerson(await testDatabase())
  const fields = { email, password: knownPassword, 'cf-turnstile-response': 'a person' }
  expect((await send('/login', fields)).status).toBe(303)
  expect(twin.asked.at(-1)?.fields).toMatchObject({ secret: 'the secret', response: 'a person' })
})

test('while the service is away nobody gets in, and is told why', async () => {
  const { email } = await aPerson(await testDatabase())
  const fields = { email, password: knownPassword, 'cf-turnstile-response': 'broken' }
  const answer = await send('/login', fields)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('El servicio que comprueba que eres una persona no responde.')
})
