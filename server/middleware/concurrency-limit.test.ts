import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import { createViewQueue } from './view-queue.ts'

const limits = { running: 4, runningOfOne: 2, waiting: 6, waitingOfOne: 1, waitingAlone: 3 }

/** An application whose pages wait until each is drawn, in the order in which they started. */
function shop(overrides: Partial<typeof limits> = {}) {
  const started: { readonly path: string; readonly draw: () => void }[] = []
  const app = new Hono<Env>()
  app.use((c, next) => {
    c.set('clientIp', c.req.header('X-Forwarded-For') ?? '')
    return next()
  })
  const queues = {
    views: createViewQueue({ ...limits, ...overrides }),
    replies: createViewQueue(limits),
  }
  app.all(
    '*',
    concurrencyLimit(queues, async (c) => {
      if (c.req.method === 'POST') return c.text(await c.req.text())
      const { promise, resolve: draw } = Promise.withResolvers<void>()
      started.push({ path: c.req.path, draw })
      await promise
      return c.text('drawn')
    }),
  )
  const send = (ip: string, path = '/', init: RequestInit & { headers?: object } = {}) =>
    app.request(path, { ...init, headers: { 'X-Forwarded-For': ip, ...init.headers } })
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await new Promise(setImmediate)
  }
  const finish = async (count = 1) => {
    await settle()
    for (const { draw } of started.splice(0, count)) draw()
    await settle()
  }
  const finishAll = async () => {
    for (let view = 0; view < 9; view++) await finish(9)
  }
  return { send, finish, finishAll, settle, paths: () => started.map(({ path }) => path) }
}

test('views of one address wait behind each other, and another address goes before them', async () => {
  const { send, finish, finishAll, paths } = shop({ running: 2 })
  const crowd = ['/a', '/b', '/c', '/d'].map((path) => send('10.0.0.1', path))
  const other = send('10.0.0.2', '/other')
  await finish()
  expect(paths()).toEqual(['/b', '/other'])
  await finish(2)
  expect(paths()).toEqual(['/c', '/d'])
  await finishAll()
  for (const response of [...crowd, other]) expect((await response).status).toBe(200)
})

test('addresses that wait take turns', async () => {
  const { send, finish, settle, paths } = shop({ running: 1, waitingOfOne: 3 })
  const all = ['/a1', '/a2', '/a3'].map((path) => send('10.0.0.1', path))
  all.push(send('10.0.0.2', '/b1'), send('10.0.0.2', '/b2'), send('10.0.0.3', '/c1'))
  const order: string[] = []
  await settle()
  for (let view = 0; view < 6; view++) {
    order.push(...paths())
    await finish()
  }
  expect(order).toEqual(['/a1', '/a2', '/b1', '/c1', '/a3', '/b2'])
  await Promise.all(all)
})

test('beyond its queue an address alone gets 429 with when to come again, in its language', async () => {
  const { send, finishAll } = shop()
  const crowd = Array.from({ length: 5 }, () => send('10.0.0.1'))
  const refused = await send('10.0.0.1', '/', { headers: { 'Accept-Language': 'en' } })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
  const page = await refused.text()
  expect(page).toContain('Many pages are being opened from your connection at once')
  expect(page).toContain('http-equiv="refresh"')
  expect((await send('10.0.0.1', '/', { method: 'HEAD' })).status).toBe(429)
  const other = send('10.0.0.2')
  const order = await send('10.0.0.1', '/checkout', { method: 'POST', body: 'an order' })
  expect(await order.text()).toBe('an order')
  await finishAll()
  for (const response of [...crowd, other]) expect((await response).status).toBe(200)
})

test('the queue of an address is shorter while others wait', async () => {
  const { send, finishAll } = shop({ running: 2 })
  const crowd = [send('10.0.0.1'), send('10.0.0.1'), send('10.0.0.2'), send('10.0.0.1')]
  expect((await send('10.0.0.1')).status).toBe(429)
  await finishAll()
  for (const response of crowd) expect((await response).status).toBe(200)
})

test('one IPv6 network counts as one address', async () => {
  const { send, finishAll } = shop()
  const crowd = [1, 2, 3, 4, 5].map((host) => send(`2001:db8::${host}`))
  expect((await send('2001:db8::6')).status).toBe(429)
  await finishAll()
  await Promise.all(crowd)
})

test('when the process has no place left any further view gets 503', async () => {
  const { send, finishAll } = shop({ running: 1, waiting: 2 })
  const crowd = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((ip) => send(ip))
  const refused = await send('10.0.0.4', '/', { headers: { 'Accept-Language': 'en' } })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await refused.text()).toContain('What was in your cart is still there.')
  await finishAll()
  for (const response of crowd) expect((await response).status).toBe(200)
})

test('who leaves while waiting makes room and is not served', async () => {
  const { send, finish, settle, paths } = shop({ running: 1, waitingAlone: 1 })
  const first = send('10.0.0.1', '/first')
  await settle()
  const leaving = new AbortController()
  const left = send('10.0.0.1', '/left', { signal: leaving.signal })
  expect((await send('10.0.0.1')).status).toBe(429)
  leaving.abort()
  await left
  const next = send('10.0.0.1', '/next')
  await finish()
  expect(paths()).toEqual(['/next'])
  await finish()
  await Promise.all([first, next])
})

test('a page that fails makes room too', async () => {
  const app = new Hono<Env>()
  app.onError((_, c) => c.text('failed', 500))
  const queue = createViewQueue({ ...limits, runningOfOne: 1, waitingOfOne: 0, waitingAlone: 0 })
  app.use((c, next) => {
    c.set('clientIp', '10.0.0.1')
    return next()
  })
  app.all(
    '*',
    concurrencyLimit({ views: queue, replies: queue }, () =>
      Promise.reject(new Error('unavailable')),
    ),
  )
  for (let visit = 0; visit < 3; visit++) expect((await app.request('/')).status).toBe(500)
})
