import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { concurrencyLimit } from './concurrency-limit.ts'

test('above the limit of concurrent page views further ones get 503, and form posts are served', async () => {
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
  const app = new Hono<Env>()
  app.all(
    '*',
    concurrencyLimit(3, async (c) => {
      if (c.req.method === 'GET') await drawn
      return c.text('drawn')
    }),
  )
  const send = (method = 'GET', headers = {}) => app.request('/catalogo', { method, headers })
  const crowd = [send(), send(), send()]

  const refused = await send('GET', { 'Accept-Language': 'en' })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  const page = await refused.text()
  expect(page).toContain('What was in your cart is still there.')
  expect(page).toContain('http-equiv="refresh"')
  expect((await send('HEAD')).status).toBe(503)
  expect((await send('POST')).status).toBe(200)

  draw()
  for (const request of crowd) expect((await request).status).toBe(200)
  expect((await send()).status).toBe(200)
})

test('a page that fails makes room too', async () => {
  const app = new Hono<Env>()
  app.onError((_, c) => c.text('failed', 500))
  app.all(
    '*',
    concurrencyLimit(1, () => Promise.reject(new Error('unavailable'))),
  )
  for (let visit = 0; visit < 3; visit++) expect((await app.request('/')).status).toBe(500)
})
