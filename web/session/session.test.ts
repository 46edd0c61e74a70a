import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

type App = Awaited<ReturnType<typeof testApp>>
const origin = 'http://shop.test'
const send = (app: App, path: string, cookie = '', method = 'GET') =>
  app.request(`${origin}${path}`, { method, headers: { Cookie: cookie, Origin: origin } })

const change = async (statement: ReturnType<typeof sql>) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) => statement.execute(tx))

test('a visitor has no user and no role, and cannot extend a session', async () => {
  const app = await testApp()
  expect(await (await send(app, '/sesion')).json()).toMatchObject({ user: null, expiresAt: null })
  expect(await (await send(app, '/sesion', '', 'POST')).json()).toMatchObject({ user: null })
  const role = await send(app, '/sesion/rol')
  expect([role.status, await role.json()]).toEqual([401, { code: 'PGRST301' }])
})

test('a signed-in user gets e-mail, confirmation and expiry, and the response is never cached (S-042, A-119, A-120, A-121, A-242, A-245)', async () => {
  const { id, email, cookie } = await aUser(await testDatabase())
  const response = await send(await testApp({ now: () => new Date() }), '/sesion', cookie)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({
    user: {
      id,
      email,
      emailConfirmedAt: expect.any(String) as string,
      identities: [{ identityData: { emailVerified: true } }],
    },
    expiresAt: expect.any(String) as string,
  })
})

test('no part of the session token is readable by a script (A-123)', async () => {
  const { cookie } = await aUser(await testDatabase())
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  const app = await testApp({ now: () => new Date() })
  for (const path of ['/sesion', '/', '/sesion/rol'])
    expect(await (await send(app, path, cookie)).text()).not.toContain(token)
})

test('a session is extended on request, with a new HttpOnly cookie (A-149, A-244)', async () => {
  const { id, cookie } = await aUser(await testDatabase())
  await change(
    sql`update sessions set expires_at = now() + interval '1 minute' where user_id = ${id}`,
  )
  const app = await testApp({ now: () => new Date() })
  const response = await send(app, '/sesion', cookie, 'POST')
  const { expiresAt } = (await response.json()) as { expiresAt: string }
  expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60 * 1000)
  expect(response.headers.getSetCookie().join()).toMatch(/girasol\.session_token=[^;]+;.*HttpOnly/)
})

test('an expired session has no user, and the browser is told to delete it', async () => {
  const { id, cookie } = await aUser(await testDatabase())
  await change(
    sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`,
  )
  const response = await send(await testApp({ now: () => new Date() }), '/sesion', cookie)
  expect(await response.json()).toMatchObject({ user: null })
  expect(response.headers.getSetCookie().join()).toMatch(/girasol\.session_token=;.*Max-Age=0/)
})

test('the role comes from get_my_role, and is customer where it returns none (A-213, A-214)', async () => {
  const db = await testDatabase()
  const app = await testApp({ now: () => new Date() })
  const admin = await aUser(db, { role: 'admin' })
  expect(await (await send(app, '/sesion/rol', admin.cookie)).json()).toEqual({ role: 'admin' })
  await change(sql`delete from user_profiles where id = ${admin.id}`)
  expect(await (await send(app, '/sesion/rol', admin.cookie)).json()).toEqual({ role: 'customer' })
})

test('a denied get_my_role ends the session (A-216)', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp({ now: () => new Date() })
  await asOwner('revoke execute on function get_my_role from customer')
  try {
    const response = await send(app, '/sesion', cookie)
    expect(await response.json()).toMatchObject({ user: null })
    expect(response.headers.getSetCookie().join()).toMatch(/girasol\.session_token=;.*Max-Age=0/)
  } finally {
    await asOwner('grant execute on function get_my_role to customer')
  }
})

test('any other failure of get_my_role means customer (A-215)', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp({ now: () => new Date() })
  await asOwner('alter function get_my_role rename to get_my_role_away')
  try {
    expect(await (await send(app, '/sesion/rol', cookie)).json()).toEqual({ role: 'customer' })
  } finally {
    await asOwner('alter function get_my_role_away rename to get_my_role')
  }
})

test('pages of signed-in users are never cached', async () => {
  const { cookie } = await aUser(await testDatabase())
  const app = await testApp({ now: () => new Date() })
  for (const path of ['/', '/catalogo', '/carrito', '/?lng=en'])
    expect((await send(app, path, cookie)).headers.get('Cache-Control')).toBe('private, no-store')
})
