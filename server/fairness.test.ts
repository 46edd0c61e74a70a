import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import type { Env } from './env.ts'

const shop = 'http://shop.test'

const from =
  (app: Hono<Env>, ip: string) =>
  (path: string, init: RequestInit = {}) =>
    app.request(shop + path, {
      ...init,
      headers: { Accept: 'text/html', Origin: shop, 'X-Forwarded-For': ip, ...init.headers },
    })

/** A hundred and fifty requests of one address at once, and how they were answered so far. */
async function aFlood(path: (at: number) => string) {
  const app = await testApp()
  const visitor = from(app, aClientIp())
  await (await visitor('/')).text()
  const answered: number[] = []
  const attacker = from(app, aClientIp())
  const all = Array.from({ length: 150 }, async (_, at) => {
    const response = await attacker(path(at))
    answered.push(response.status)
    return response
  })
  const drawn = () => answered.filter((status) => status === 200).length
  return { visitor, all, drawn }
}

test.each([
  ['searches', (at: number) => `/catalogo?search=${at}`],
  ['data of pages', (at: number) => `/catalogo.data?search=${at}`],
  ['questions', (at: number) => `/asistente?q=${at}`],
])('a flood of %s from one address delays no other visitor', async (_, path) => {
  const { visitor, all, drawn } = await aFlood(path)
  expect((await visitor('/')).status).toBe(200)
  expect(drawn()).toBeLessThan(30)
  expect((await visitor('/catalogo?search=kit')).status).toBe(200)
  expect(drawn()).toBeLessThan(50)
  const answers = await Promise.all(all)
  expect(drawn()).toBeGreaterThan(60)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('Retry-After')).toBe('5')
  expect(await refused?.text()).toContain('Desde tu conexión se abren muchas páginas a la vez')
})

test('a street of sixty visitors behind one address is served, each after the other', async () => {
  const app = await testApp()
  const street = from(app, aClientIp())
  const views = Array.from({ length: 60 }, (_, at) => street(`/catalogo?search=vecino ${at}`))
  for (const view of views) expect((await view).status).toBe(200)
})

test('programs that call the tools too much at once get 429, and another one its answer', async () => {
  const app = await testApp()
  const call = (ip: string) =>
    app.request(`${shop}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': ip,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  const ip = aClientIp()
  const flood = Array.from({ length: 100 }, () => call(ip))
  expect((await call(aClientIp())).status).toBe(200)
  const answers = await Promise.all(flood)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('Retry-After')).toBe('5')
  expect(await refused?.json()).toMatchObject({ ok: false, code: 'too_many_tries' })
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(60)
})
