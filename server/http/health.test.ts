import { Hono } from 'hono'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import type { Env } from '../env.ts'
import { health } from './health.ts'

const send = (query: () => Promise<unknown>) => {
  const app = new Hono<Env>()
  app.use((c, next) => {
    c.set('log', createLog('silent'))
    return next()
  })
  app.get('/healthz', health({ pool: { query } as unknown as pg.Pool }))
  return app.request('/healthz')
}

test('well when the database answers', async () => {
  const response = await send(() => Promise.resolve({ rows: [] }))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('unwell when the database refuses', async () => {
  const response = await send(() => Promise.reject(new Error('connect ECONNREFUSED')))
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('5')
  expect(await response.json()).toEqual({ status: 'database_unreachable' })
})

test('unwell after two seconds when the database is silent', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answered = vi.fn()
  const response = Promise.resolve(send(() => new Promise(() => {})))
  void response.then(answered)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await response).status).toBe(503)
})
