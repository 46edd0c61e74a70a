import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientIp } from './client-address.ts'

const app = new Hono()
app.get('/', (c) => c.text(clientIp(c)))

const seen = async (peer: string, forwarded?: string) => {
  const headers = new Headers()
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded)
  const response = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: peer } } },
  )
  return response.text()
}

test('a client outside the local network is its peer address, whatever header it sends', async () => {
  expect(await seen('200.55.1.1')).toBe('200.55.1.1')
  expect(await seen('200.55.1.1', '1.2.3.4')).toBe('200.55.1.1')
  expect(await seen('::ffff:200.55.1.1')).toBe('200.55.1.1')
})

test('behind a proxy it is the last one whom the proxy names', async () => {
  expect(await seen('127.0.0.1', '6.6.6.6, 200.55.1.1')).toBe('200.55.1.1')
  expect(await seen('::1', '200.55.1.1')).toBe('200.55.1.1')
  expect(await seen('10.1.2.3', '200.55.1.1')).toBe('200.55.1.1')
})

test('a local client without a proxy is its own peer address', async () => {
  expect(await seen('127.0.0.1')).toBe('127.0.0.1')
  expect(await seen('127.0.0.1', '')).toBe('127.0.0.1')
})
