import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToasts } from '#design/toasts/toasts.tsx'
import { fetchCartFacts } from '#web/cart/cart-calls.ts'
import { frame } from '../messages/frame.es.ts'
import { speakWith } from '../notices/notices.ts'
import { fetchPageDataWith, isProductRequest } from './fetch-page-data.ts'
import { fetchFromShop } from './fetch-with-retry.ts'

const titles = () => shownToasts().map((toast) => toast.title)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const responses = (...overrides: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<(...request: string[]) => Promise<Response>>()
  for (const one of overrides) fetch.mockImplementationOnce(one)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const json = (status: number, body: unknown) => async () => Response.json(body, { status })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  speakWith(frame.line.notices, frame.line.operations)
})
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a lost connection is retried twice, then reported for longer (A-338, A-341)', async () => {
  const fetch = responses(lost, lost, lost, lost)
  const requests = expect(fetchFromShop('/any', {}, 'search')).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(4_001)
  await requests
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(titles()).toEqual(['Error de Conexión Persistente'])
})

test('a response at the second attempt is used, and nothing is reported', async () => {
  responses(lost, json(200, { all: 'well' }))
  const requests = fetchFromShop('/any', {}, 'search')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await (await requests).json()).toEqual({ all: 'well' })
  expect(titles()).toEqual([])
})

test('503 is retried, 409 is a response', async () => {
  const busy = responses(json(503, {}), json(503, {}), json(503, {}))
  const requests = fetchFromShop('/any', {}, 'search')
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await requests).status).toBe(503)
  expect(busy).toHaveBeenCalledTimes(3)
  const refusing = responses(json(409, { code: 'any' }))
  expect((await fetchFromShop('/any', {}, 'search')).status).toBe(409)
  expect(refusing).toHaveBeenCalledTimes(1)
})

test('malformed input and a missing permission are not retried (A-343, A-344)', async () => {
  for (const code of ['22P02', '42501']) {
    const fetch = responses(json(503, { code }))
    expect((await fetchFromShop('/any', {}, 'search')).status).toBe(503)
    expect(fetch).toHaveBeenCalledTimes(1)
  }
})

test('no row (PGRST116) is a response without data (A-348)', async () => {
  responses(json(406, { code: 'PGRST116', message: 'no rows' }))
  const response = await fetchFromShop('/any', {}, 'search')
  expect([response.ok, await response.json()]).toEqual([true, null])
})

test('a session error (PGRST301) is not retried and signs out (A-342)', async () => {
  const replace = vi.fn()
  const fetch = responses(json(401, { code: 'PGRST301', message: 'session' }), json(200, {}))
  vi.stubGlobal('window', { location: { replace } })
  vi.stubGlobal('dispatchEvent', vi.fn())
  vi.stubGlobal('StorageEvent', Event)
  await fetchFromShop('/any', {}, 'search')
  await expect.poll(() => replace.mock.calls).toEqual([['/login?reason=PGRST301']])
  expect(fetch.mock.calls.map(([url]: string[]) => url)).toEqual(['/any', '/logout'])
})

test('prices with the shipping rate are retried three times, then the cart goes on without them (A-265)', async () => {
  const fetch = responses(lost, lost, lost, lost, lost)
  const requests = fetchCartFacts(['any'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await requests).toBeNull()
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('no row (PGRST116) has no effect on the cart (S-351)', async () => {
  responses(json(406, { code: 'PGRST116' }))
  expect(await fetchCartFacts(['any'])).toBeNull()
  expect(titles()).toEqual([])
})

test('an aborted request is not retried', async () => {
  const fetch = responses(lost, lost)
  const question = new AbortController()
  const requests = expect(
    fetchFromShop('/any', { signal: question.signal }, 'search'),
  ).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(10)
  question.abort()
  await requests
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(titles()).toEqual([])
})

const shop = 'http://shop.test'

test.each([
  ['/_.data', true],
  ['/baterias.data', true],
  ['/catalogo/kit.data', true],
  ['/secciones/kit.data', true],
  ['/guia-instalacion.data?product_id=1', true],
  ['/guia-instalacion.data', false],
  ['/politica-de-cookies.data', false],
])('%s asks for products: %s', (path, areProducts) => {
  expect(isProductRequest(new URL(path, shop))).toBe(areProducts)
})

test.each([
  ['/baterias.data', 4],
  ['/guia-instalacion.data', 3],
])('%s is asked for %i times in all, by one rule only (S-346, A-338)', async (path, times) => {
  const plain = vi.fn(lost)
  const requests = expect(fetchPageDataWith(plain)(new URL(path, shop))).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(20_000)
  await requests
  expect(plain).toHaveBeenCalledTimes(times)
})

test('requests that change something are not retried', async () => {
  const plain = vi.fn(lost)
  const requests = fetchPageDataWith(plain)(new URL('/destino.data', shop), { method: 'POST' })
  await expect(requests).rejects.toThrow()
  expect(plain).toHaveBeenCalledTimes(1)
})

test('a denied action is reported by its name (A-228)', async () => {
  vi.setSystemTime(Date.now() + 60_000)
  responses(json(403, { code: '42501' }))
  expect((await fetchFromShop('/carrito/perfil', { method: 'POST' }, 'cart')).status).toBe(403)
  expect(shownToasts()).toMatchObject([
    {
      title: 'Acceso Denegado',
      description: 'No tienes permiso para realizar la operación: guardar el carrito',
    },
  ])
})
