import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaFake } from '#tests/fakes/captcha-fake.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

let fake: Awaited<ReturnType<typeof captchaFake>>
beforeAll(async () => {
  fake = await captchaFake()
})
afterAll(() => fake.close())

const guarded = ['/login', '/signup', '/olvido-contrasena']

const appWith = async (overrides: object) =>
  testApp({ now: () => new Date(), config: { ...signingConfig, ...overrides } })

const send = async (
  path: string,
  fields: Record<string, string>,
  overrides: object = fake.config,
) =>
  visit(await appWith(overrides), path, {
    method: 'POST',
    headers: { Accept: 'text/html', 'X-Forwarded-For': aClientIp() },
    body: new URLSearchParams(fields),
  })

const policyOf = async (path: string, overrides: object) => {
  const { headers } = await visit(await appWith(overrides), path)
  return headers.get('Content-Security-Policy') ?? ''
}

test('pages with the captcha allow its host, the others do not', async () => {
  for (const path of guarded)
    expect(await policyOf(path, fake.config)).toContain(`frame-src ${fake.base}`)
  for (const path of ['/', '/carrito', '/reset-password'])
    expect(await policyOf(path, fake.config)).not.toContain(fake.base)
})

test('without configuration there is no captcha, and no page allows a foreign host', async () => {
  for (const path of guarded) {
    const { html, headers } = await visit(await appWith({}), path)
    expect(html).not.toMatch(/turnstile|hcaptcha/)
    expect(headers.get('Content-Security-Policy')).not.toMatch(/cloudflare|hcaptcha/)
  }
})

test('a form without a passed captcha is refused before any lookup, and its fields stay filled', async () => {
  const { email } = await aUser(await testDatabase())
  const forms: Record<string, Record<string, string>> = {
    '/login': { email, password: knownPassword },
    '/signup': { email, fullName: 'Ana', password: 'otra-Clave-8', confirmation: 'otra-Clave-8' },
    '/olvido-contrasena': { email },
  }
  for (const [path, fields] of Object.entries(forms)) {
    const token = { 'cf-turnstile-response': 'a robot' }
    for (const response of [await send(path, fields), await send(path, { ...fields, ...token })]) {
      expect([path, response.status]).toEqual([path, 409])
      expect(response.text).toContain('No pudimos comprobar que eres una persona.')
      expect(response.page.values).toContain(`${email}`)
    }
  }
})

test('a form with a passed captcha goes on (A-233)', async () => {
  const { email } = await aUser(await testDatabase())
  const fields = { email, password: knownPassword, 'cf-turnstile-response': 'a person' }
  expect((await send('/login', fields)).status).toBe(303)
  expect(fake.asked.at(-1)?.fields).toMatchObject({ secret: 'the secret', response: 'a person' })
})

test('while the service is unavailable every form is refused with the reason', async () => {
  const { email } = await aUser(await testDatabase())
  const fields = { email, password: knownPassword, 'cf-turnstile-response': 'broken' }
  const response = await send('/login', fields)
  expect(response.status).toBe(409)
  expect(response.text).toContain('El servicio que comprueba que eres una persona no responde.')
})
