import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser, cookieHeader, knownPassword } from '#tests/harness/users/users.ts'

const origin = 'http://shop.test'
const password = 'una-clave-Larga-7'
const anAddress = () => `ana-${randomUUID()}@example.com`

interface Post {
  readonly cookie?: string
  readonly headers?: Record<string, string>
}

/** Posts a form as a browser without scripts does, each time from another IP address. */
async function post(path: string, fields: Record<string, string>, overrides: Post = {}) {
  const app = await testApp({ now: () => new Date() })
  return app.request(`${origin}${path}`, {
    method: 'POST',
    headers: {
      Origin: origin,
      Accept: 'text/html',
      'X-Forwarded-For': aClientIp(),
      ...(overrides.cookie ? { Cookie: overrides.cookie } : {}),
      ...overrides.headers,
    },
    body: new URLSearchParams(fields),
  })
}

const signUpFields = (email: string) => ({
  fullName: 'Ana',
  email,
  password,
  confirmation: password,
})

const roleIn = async (email: string) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) =>
    tx
      .selectFrom('user_profiles')
      .innerJoin('users', 'users.id', 'user_profiles.id')
      .select(['role', 'email_confirmed_at'])
      .where('email', '=', email)
      .executeTakeFirst(),
  )

test('no extra field of a sign-up raises a role or confirms an e-mail (A-125, A-126, A-219, A-225, A-239, A-247)', async () => {
  const email = anAddress()
  const response = await post('/signup', {
    ...signUpFields(email),
    role: 'admin',
    'data[role]': 'admin',
    'options.data.role': 'admin',
    email_verified: 'true',
    emailVerified: 'true',
    email_confirmed_at: '2020-01-01',
    is_admin: '1',
    id: '00000000-0000-4000-8000-00000000ad31',
  })
  expect(response.status).toBe(303)
  expect(await roleIn(email)).toEqual({ role: 'customer', email_confirmed_at: null })
})

test('no cookie and no header makes a customer an administrator (A-122, A-219)', async () => {
  const { cookie } = await aUser(await testDatabase())
  const app = await testApp({ now: () => new Date() })
  const response = await app.request(`${origin}/admin`, {
    headers: { Cookie: `${cookie}; role=admin; user_role=admin`, 'X-Role': 'admin' },
  })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('Acceso Denegado')
})

const mutations = [
  '/login',
  '/signup',
  '/logout',
  '/olvido-contrasena',
  '/reset-password',
  '/email-confirmation-pending',
  '/email-confirmado',
  '/sesion',
  '/carrito/perfil',
]
const foreign: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.example' },
  'no origin at all': { Origin: 'null' },
  'a page of another site, says the browser': { 'Sec-Fetch-Site': 'cross-site' },
  'a neighbour of the shop': { Origin: 'http://shop.test.evil.example' },
}

test.each(Object.entries(foreign))('a post from %s is refused everywhere', async (_, headers) => {
  const { cookie } = await aUser(await testDatabase())
  for (const path of mutations) {
    const response = await post(path, signUpFields(anAddress()), { cookie, headers })
    expect([path, response.status]).toEqual([path, 403])
    expect(response.headers.getSetCookie().filter((set) => set.includes('session'))).toEqual([])
  }
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/cuenta',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/cuenta\r\nLocation: https://evil.example',
  'data:text/html,x',
  '/.//evil.example',
  '/..//evil.example',
]

test.each(elsewhere)(
  'after a sign-in from %j the redirect stays within this shop',
  async (from) => {
    const { email } = await aUser(await testDatabase())
    const response = await post(`/login?from=${encodeURIComponent(from)}`, {
      email,
      password: knownPassword,
    })
    expect(response.status).toBe(303)
    const to = response.headers.get('Location') ?? ''
    expect(new URL(to, origin).origin).toBe(origin)
    expect(to).toMatch(/^\/(?![/\\])/)
    expect(response.headers.get('Location')).not.toMatch(/[\r\n]/)
  },
)

test('a sign-in redirects back to where it was started (A-060, A-078)', async () => {
  const { email } = await aUser(await testDatabase())
  const overrides = '/cuenta?ver=todo'
  const response = await post(`/login?from=${encodeURIComponent(overrides)}`, {
    email,
    password: knownPassword,
  })
  expect(response.headers.get('Location')).toBe(overrides)
})

const injections: Record<string, string> = {
  'an or': "' or '1'='1",
  'a drop': "'; drop table users; --",
  'a comment': "ana@example.com' --",
  'a sleep': '1; select pg_sleep(10)',
  'a template': '$' + '{7*7}{{7*7}}',
  'a NUL': '\u0000',
  'a NUL in percent': '%00',
  'a text from right to left': '\u202Egnp.exe',
  'ten thousand signs': 'a'.repeat(10_000),
  quotes: '\'"`;--\\',
}

test.each(Object.entries(injections))(
  '%s in every field is text or refused, never a fault',
  async (_, text) => {
    const cut = text.slice(0, 40)
    for (const [path, fields] of [
      ['/login', { email: text, password: text }],
      ['/login', { email: `${cut}@example.com`, password: text }],
      ['/signup', { fullName: text, email: text, password: text, confirmation: text }],
      ['/signup', { ...signUpFields(anAddress()), fullName: text }],
      ['/olvido-contrasena', { email: text }],
      ['/reset-password', { password: text, confirmation: text }],
      [
        '/reset-password?token='.concat(encodeURIComponent(text)),
        { password, confirmation: password },
      ],
      ['/email-confirmado', { token: text, kind: text }],
      ['/email-confirmation-pending', { email: text }],
    ] as const) {
      const { status } = await post(path, fields)
      expect([path, status < 500]).toEqual([path, true])
    }
    expect(await roleIn('nobody@example.com')).toBeUndefined()
  },
)

test('a link of one account changes nothing of another that is signed in (A-249)', async () => {
  const db = await testDatabase()
  const victim = await aUser(db)
  const email = anAddress()
  await post('/signup', signUpFields(email))
  const emailMessage = (await emailsTo(db, email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  const token = new URL(linkIn(emailMessage)).searchParams.get('token') ?? ''
  const proof = { choice: 'known', current: password }
  await post('/email-confirmado', { token, kind: '', ...proof }, { cookie: victim.cookie })
  expect((await roleIn(email))?.email_confirmed_at).toBeInstanceOf(Date)
  const login = await post('/login', { email: victim.email, password: knownPassword })
  expect(login.status).toBe(303)
})

test('the secret of a recovery link is removed from the URL at once and is no sign-in (A-250)', async () => {
  const db = await testDatabase()
  const { email } = await aUser(db)
  await post('/olvido-contrasena', { email })
  const emailMessage = (await emailsTo(db, email)).at(-1)
  if (!emailMessage) throw new Error('no letter came')
  const app = await testApp({ now: () => new Date() })
  const { pathname, search } = new URL(linkIn(emailMessage))
  const opened = await app.request(`${origin}${pathname}${search}`)
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/reset-password'])
  const cookie = cookieHeader(opened.headers.getSetCookie())
  expect(opened.headers.getSetCookie().join()).toMatch(/HttpOnly/)
  const account = await app.request(`${origin}/cuenta`, { headers: { Cookie: cookie } })
  expect(account.headers.get('Location')).toMatch(/^\/login/)
})

test('the eleventh attempt is answered 429 with the time to retry', async () => {
  const { email } = await aUser(await testDatabase())
  const guess = () => post('/login', { email, password: 'no-es-Esta-7' })
  for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401)
  const response = await guess()
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(60)
})

test('a forged client address is not counted: the last proxy names the client', async () => {
  const machine = aClientIp()
  const guess = (n: number) =>
    post(
      '/login',
      { email: `nadie-${randomUUID()}@example.com`, password: 'no-es-Esta-7' },
      { headers: { 'X-Forwarded-For': `10.9.${n}.1, ${machine}` } },
    )
  for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(401)
  expect((await guess(10)).status).toBe(429)
})
