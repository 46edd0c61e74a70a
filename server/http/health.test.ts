import { Hono } from 'hono'
import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import type { Env } from '../env.ts'
import { health } from './health.ts'

const ask = (query: () => Promise<unknown>) => {
  const app = new Hono<Env>()
  app.use((c, next) => {
    c.set('log', createLog('silent'))
    return next()
  })
  app.get('/healthz', health({ pool: { query } as unknown as pg.Pool }))
  return app.request('/healthz')
}

test('well when the database answers', async () => {
  const answer = await ask(() => Promise.resolve({ rows: [] }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

test('unwell when the database refuses', async () => {
  const answer = await ask(() => Promise.reject(new Error('connect ECONNREFUSED')))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.json()).toEqual({ status: 'database_unreachable' })
})

test('unwell after two seconds when the database is silent', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answered = vi.fn()
  const answer = Promise.resolve(ask(() => new Promise(() => {})))
  void answer.then(answered)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(503)
})
