import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { compression, encodingFor } from './compression.ts'

test.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*;q=0', null],
  ['identity', null],
  ['zebra, brr, xgzip', null],
  ['br;q=nonsense', null],
  ['', null],
  [undefined, null],
])('Accept-Encoding %j allows %j', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

const long = 'kilowatt '.repeat(200)
const app = new Hono<Env>()
app.use(compression)
app.get('/long', (c) => c.text(long))
app.get('/short', (c) => c.text('short'))
app.get('/picture', (c) => c.body(long, 200, { 'Content-Type': 'image/webp' }))
app.get('/feed', (c) => c.body(long, 200, { 'Content-Type': 'text/event-stream' }))
app.get('/same', (c) => c.body(null, 304))
app.get('/done', (c) =>
  c.body(long, 200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }),
)

const send = (path: string, accepted: string, method = 'GET') =>
  app.request(path, { method, headers: { 'Accept-Encoding': accepted } })

test('a compressed response decodes to the same content', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    const response = await send('/long', encoding)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    const content = Buffer.from(await response.arrayBuffer())
    expect(content.length).toBeLessThan(long.length / 4)
    expect(unpack[encoding](content).toString()).toBe(long)
  }
})

test('a compressible response varies by encoding for every cache', async () => {
  const response = await send('/long', 'identity')
  expect(await response.text()).toBe(long)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
})

test.each([
  ['/short', 'a short text'],
  ['/picture', 'a picture'],
  ['/feed', 'a change feed'],
  ['/same', 'an answer without a body'],
])('%s, %2$s, is sent as it is', async (path) => {
  expect((await send(path, 'br')).headers.has('Content-Encoding')).toBe(false)
})

test('a compressed response is not compressed again', async () => {
  expect(await (await send('/done', 'br')).text()).toBe(long)
})

test('HEAD has the headers and no body', async () => {
  const response = await send('/long', 'br', 'HEAD')
  expect(await response.text()).toBe('')
})
