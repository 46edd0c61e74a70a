import { Writable } from 'node:stream'
import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { routeTree } from '../urls/route-tree.ts'
import { requestId } from './request-id.ts'

interface Line {
  requestId: string
  msg: string
  status?: number
  path?: string
}

function shopThatLogs() {
  const lines: Line[] = []
  const log = pino(
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Line)
        done()
      },
    }),
  )
  const app = new Hono<Env>()
  app.onError((error, c) => {
    c.get('log').error({ err: error }, 'a request failed')
    return c.text('sorry', 500)
  })
  app.use(requestId(log, routeTree({})))
  app.get('/fine', (c) => {
    c.get('log').info('on the way')
    return c.text('fine')
  })
  app.get('/broken', () => {
    throw new Error('a bug')
  })
  return { app, lines }
}

test('the response and every log line of a request have the same id', async () => {
  const { app, lines } = shopThatLogs()
  const response = await app.request('/fine?token=secret')
  const id = response.headers.get('X-Request-Id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines.map(({ requestId: number, msg }) => [number, msg])).toEqual([
    [id, 'on the way'],
    [id, 'answered'],
  ])
  expect(lines[1]).toMatchObject({ status: 200, path: '/fine' })
})

test('so do a failed request and one without a route', async () => {
  const { app, lines } = shopThatLogs()
  const broken = await app.request('/broken')
  const unknown = await app.request('/unknown')
  expect(lines.map((line) => line.requestId)).toEqual([
    broken.headers.get('X-Request-Id'),
    broken.headers.get('X-Request-Id'),
    unknown.headers.get('X-Request-Id'),
  ])
})

test('two requests never share an id, whatever the client sends', async () => {
  const { app } = shopThatLogs()
  const headers = { 'X-Request-Id': 'mine' }
  const ids = [
    await app.request('/fine', { headers }),
    await app.request('/fine', { headers }),
  ].map((response) => response.headers.get('X-Request-Id'))
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain('mine')
})

test('a failed answer to somebody who left is logged as that, and one to somebody who waits as a fault', async () => {
  const { app, lines } = shopThatLogs()
  const leaving = new AbortController()
  app.get('/left', (c) => {
    leaving.abort()
    return c.text('', 500)
  })
  app.get('/fine-anyway', (c) => {
    leaving.abort()
    return c.text('fine')
  })
  const gone = { signal: leaving.signal }
  await app.request('/left', gone)
  await app.request('/fine-anyway', gone)
  await app.request('/broken')
  const answered = lines.filter(({ msg }) => msg === 'answered')
  expect(answered.map(({ status }) => status)).toEqual([499, 200, 500])
})
