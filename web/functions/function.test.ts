import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

async function rows<Row>(table: 'analytics_events' | 'site_visits'): Promise<Row[]> {
  const db = await testDatabase()
  return inTransaction(asSystem(db, 'a test'), async ({ tx }) => {
    const stored = await sql<Row>`select * from ${sql.table(table)} order by id`.execute(tx)
    return stored.rows
  })
}

afterEach(async () => {
  await inTransaction(asSystem(await testDatabase(), 'a test'), async ({ tx }) => {
    await sql`delete from analytics_events`.execute(tx)
    await sql`delete from site_visits`.execute(tx)
  })
})

type App = Awaited<ReturnType<typeof testApp>>
const call = (app: App, name: string, body: string, headers: Record<string, string> = {}) =>
  app.request(`http://shop.test/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test', ...headers },
    body,
  })
const view = { event_type: 'page', event_name: 'page_view', event_data: { path: '/', seconds: 2 } }

test('functions are served at POST /functions/v1/<name>, unknown ones are not found (S-046)', async () => {
  const app = await testApp()
  expect((await call(app, 'track-site-visit', '{}')).status).toBe(204)
  for (const name of ['nothing', 'constructor', '__proto__', 'toString'])
    expect((await call(app, name, '{}')).status).toBe(404)
  expect((await app.request('http://shop.test/functions/v1/record-events')).status).toBe(405)
})

test('a post to a path that is no function is refused without a fault', async () => {
  const app = await testApp()
  for (const path of ['admin', 'v1', 'v1/', 'v1/record-events/more', 'v2/record-events']) {
    const response = await app.request(`http://shop.test/functions/${path}`, {
      method: 'POST',
      headers: { Origin: 'http://shop.test' },
    })
    expect([path, [308, 404, 405].includes(response.status)]).toEqual([path, true])
  }
})

test('opening a function in a browser is one calm sentence in the visitor’s language, and Allow names POST', async () => {
  const app = await testApp()
  const open = (headers: Record<string, string>) =>
    app.request('http://shop.test/functions/v1/record-events', { headers })
  const page = await open({ Accept: 'text/html' })
  expect([page.status, page.headers.get('Allow')]).toEqual([405, 'POST'])
  const text = await page.text()
  expect(text).toContain('Esta dirección no es una página')
  expect(text).not.toContain('solo se puede abrir')
  const english = await open({ Accept: 'text/html', 'Accept-Language': 'en' })
  expect(await english.text()).toContain('This address is not a page')
  const posted = await app.request('http://shop.test/', {
    method: 'POST',
    headers: { Origin: 'http://shop.test' },
  })
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test.each([
  [
    'a body that is too large',
    { Origin: 'http://shop.test' },
    'x'.repeat(5_000_000),
    413,
    'too_large',
  ],
  ['a foreign page', { Origin: 'http://evil.test', Cookie: 'a=b' }, '{}', 403, 'foreign'],
] as const)('a function refuses %s in its own shape', async (_, headers, body, status, message) => {
  for (const name of ['assistant', 'record-events', 'create_guest_order']) {
    const accept = { ...headers, Accept: 'text/html,*/*' }
    const refused = await call(await testApp(), name, body, accept)
    expect([refused.status, refused.headers.get('Content-Type')]).toEqual([
      status,
      expect.stringContaining('application/json'),
    ])
    expect(await refused.json()).toEqual({ error: { message } })
  }
})

test('the chat’s endpoint refuses in its own shape too', async () => {
  const app = await testApp()
  const send = (body: string, origin: string) =>
    app.request('http://shop.test/asistente/turno', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body,
    })
  const large = await send('x'.repeat(5_000_000), 'http://shop.test')
  expect([large.status, await large.json()]).toEqual([413, { ok: false, code: 'too_large' }])
  const foreign = await send('{}', 'http://evil.test')
  expect([foreign.status, await foreign.json()]).toEqual([403, { ok: false, code: 'foreign' }])
})

test('events are stored with type, name, data and anonymous as session (S-236, S-237, S-335)', async () => {
  const body = JSON.stringify({
    events: [view, { ...view, event_name: 'other', event_data: undefined }],
  })
  expect((await call(await testApp(), 'record-events', body)).status).toBe(204)
  expect(await rows('analytics_events')).toMatchObject([
    { ...view, user_session: 'anonymous', created_at: expect.any(Date) as Date },
    { event_name: 'other', event_data: {} },
  ])
})

test('the session of a signed-in user is the user’s id, whatever the body says (S-237)', async () => {
  const { id, cookie } = await aUser(await testDatabase())
  const body = JSON.stringify({ events: [{ ...view, user_session: 'somebody' }] })
  const response = await call(await testApp(), 'record-events', body, { Cookie: cookie })
  expect(response.status).toBe(204)
  expect(await rows('analytics_events')).toMatchObject([{ user_session: id }])
})

test('a visit is stored with referrer, user agent and the five utm fields (S-336)', async () => {
  const visit = {
    referrer: 'https://example.com/',
    user_agent: 'Mozilla',
    utm_source: 'a',
    utm_medium: 'b',
    utm_campaign: 'c',
    utm_term: 'd',
    utm_content: 'e',
  }
  expect((await call(await testApp(), 'track-site-visit', JSON.stringify(visit))).status).toBe(204)
  expect(await rows('site_visits')).toMatchObject([visit])
})

test('an unreadable event is refused without a fault and not stored', async () => {
  const app = await testApp()
  const bad = [
    '',
    '{',
    'null',
    '[]',
    '{"events":[]}',
    '{"events":[{}]}',
    '{"events":[{"event_type":"","event_name":"x"}]}',
    JSON.stringify({ events: Array(51).fill(view) }),
    JSON.stringify({ events: [{ ...view, event_name: 'x'.repeat(81) }] }),
    JSON.stringify({ events: [{ ...view, event_data: { deep: { er: 1 } } }] }),
  ]
  for (const body of bad) expect((await call(app, 'record-events', body)).status).toBe(400)
  for (const body of ['', 'null', '7', '{"referrer":7}'])
    expect((await call(app, 'track-site-visit', body)).status).toBe(400)
  expect((await call(app, 'record-events', ' '.repeat(40_000))).status).toBe(413)
  expect(await rows('analytics_events')).toEqual([])
})

test('zero bytes and lone surrogates do no harm, and a long referrer is cut', async () => {
  const app = await testApp()
  const events = [{ event_type: 'a\0b', event_name: '\ud800', event_data: { 'k\0': '\ud800\0' } }]
  expect((await call(app, 'record-events', JSON.stringify({ events }))).status).toBe(204)
  const visit = JSON.stringify({ referrer: 'x'.repeat(5000), utm_source: '\0' })
  expect((await call(app, 'track-site-visit', visit)).status).toBe(204)
  const [stored] = await rows<{ referrer: string }>('site_visits')
  expect(stored?.referrer).toHaveLength(300)
})
