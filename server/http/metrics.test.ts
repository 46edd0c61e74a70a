import { expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const token = 'a-token-of-the-scraper'
const bearer = (text: string) => ({ headers: { Authorization: `Bearer ${text}` } })

test('a request with the token reads the metrics', async () => {
  const app = await testApp({ metricsToken: token })
  await visit(app, '/catalogo')
  await visit(app, '/nothing-here')
  const { status, headers, html } = await visit(app, '/metrics', bearer(token))
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of [
    /^girasol_requests_total\{route="catalogue",status="200"\} [1-9]\d*$/m,
    /^girasol_requests_total\{route="page",status="404"\} [1-9]\d*$/m,
    /^girasol_request_seconds_bucket\{route="catalogue",le="\+Inf"\} [1-9]\d*$/m,
    /^girasol_event_loop_delay_seconds\{quantile="0.99"\} \d/m,
    /^girasol_memory_bytes\{kind="resident"\} \d{7,}$/m,
    /^girasol_database_connections\{state="idle"\} \d+$/m,
    /^girasol_letters_waiting \d+$/m,
    /^girasol_orders_placed_day \d+$/m,
    /^girasol_live_listeners 0$/m,
  ])
    expect(html).toMatch(line)
  for (const line of html.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
})

test('an administrator reads them, and everyone else gets a 404', async () => {
  const db = await testDatabase()
  const app = await testApp({ metricsToken: token })
  const admin = await aUser(db, { role: 'admin' })
  const customer = await aUser(db, { role: 'customer' })
  const as = (cookie: string) => visit(app, '/metrics', { headers: { Cookie: cookie } })
  expect((await as(admin.cookie)).status).toBe(200)
  const others = [
    await as(customer.cookie),
    await visit(app, '/metrics'),
    await visit(app, '/metrics', bearer(`${token}x`)),
    await visit(app, '/metrics', bearer('')),
    await visit(await testApp({ metricsToken: '' }), '/metrics', bearer('')),
    await visit(await testApp(), '/metrics', bearer(token)),
  ]
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 404))
  for (const { html } of others) expect(html).not.toContain('girasol_requests_total')
})
