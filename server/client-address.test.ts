import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'
import { clientIp, resolveClientIp } from './client-address.ts'
import type { Env } from './env.ts'
import { requestId } from './middleware/request-id.ts'
import { routeTree } from './urls/route-tree.ts'

function appBehind(proxies?: string, warnings: string[] = []) {
  const app = new Hono<Env>()
  const written = { write: (line: string) => void warnings.push(line) }
  app.use(requestId(pino({ level: 'warn' }, written), routeTree({})))
  app.use(resolveClientIp(parseTrustedProxies(proxies ?? '') ?? undefined))
  app.get('/', (c) => c.text(clientIp(c)))
  return app
}

async function seen(peer: string, forwarded?: string, proxies?: string): Promise<string> {
  const headers = new Headers()
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded)
  const socket = { incoming: { socket: { remoteAddress: peer } } }
  return (await appBehind(proxies).request('/', { headers }, socket)).text()
}

test('without trusted proxies a client is its peer address, whatever header it sends', async () => {
  for (const peer of ['200.55.1.1', '127.0.0.1', '10.1.2.3', '192.168.1.1'])
    expect(await seen(peer, '1.2.3.4')).toBe(peer)
  expect(await seen('::1', '1.2.3.4')).toBe('::1')
  expect(await seen('::ffff:200.55.1.1', '1.2.3.4')).toBe('200.55.1.1')
})

test('a client that is no trusted proxy is its peer address too', async () => {
  expect(await seen('10.0.1.1', '1.2.3.4', '10.0.0.0/24, 127.0.0.1')).toBe('10.0.1.1')
})

test('behind a trusted proxy it is the last one that the proxy names', async () => {
  const behind = (peer: string, forwarded?: string) =>
    seen(peer, forwarded, '127.0.0.1,10.0.0.0/24,2001:db8:5::/48')
  expect(await behind('127.0.0.1', '6.6.6.6, 200.55.1.1')).toBe('200.55.1.1')
  expect(await behind('::ffff:127.0.0.1', '200.55.1.1')).toBe('200.55.1.1')
  expect(await behind('2001:db8:5::9', '200.55.1.1')).toBe('200.55.1.1')
  expect(await behind('127.0.0.1')).toBe('127.0.0.1')
})

test('a chain of trusted proxies is followed to the first address that is none of them', async () => {
  const through = (forwarded: string) => seen('127.0.0.1', forwarded, '127.0.0.1,10.0.0.0/24')
  expect(await through('6.6.6.6, 200.55.1.1, 10.0.0.7')).toBe('200.55.1.1')
  expect(await through('10.0.0.9, 10.0.0.7')).toBe('10.0.0.9')
})

test('a forwarded value is an address in one spelling, or is not believed', async () => {
  const through = (forwarded: string) => seen('127.0.0.1', forwarded, '127.0.0.1,10.0.0.0/24')
  expect(await through('200.55.1.1:4711')).toBe('200.55.1.1')
  expect(await through('[2001:DB8::1]:443')).toBe('2001:db8::1')
  expect(await through('2001:0db8:0:0:0:0:0:1')).toBe('2001:db8::1')
  expect(await through('::ffff:200.55.1.1')).toBe('200.55.1.1')
  for (const nonsense of ['unknown', '', '200.55.1', '0x7f.1', '200.55.1.1 x', 'fe80::1%eth0', ','])
    expect(await through(nonsense)).toBe('127.0.0.1')
  expect(await through('200.55.1.1, me, 10.0.0.7')).toBe('10.0.0.7')
})

test('an ignored header is logged once, so that a forgotten setting is found', async () => {
  const warnings: string[] = []
  const app = appBehind('10.0.0.5', warnings)
  const ask = (remoteAddress: string, headers?: Record<string, string>) =>
    app.request('/', headers ? { headers } : {}, { incoming: { socket: { remoteAddress } } })
  await ask('127.0.0.1')
  await ask('10.0.0.5', { 'X-Forwarded-For': '200.55.1.1' })
  expect(warnings).toEqual([])
  for (let n = 0; n < 3; n += 1) await ask('127.0.0.1', { 'X-Forwarded-For': '200.55.1.1' })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('"peer":"127.0.0.1"')
})

test('over a port nobody names an address of their own', async () => {
  const server = createServer(getRequestListener(appBehind().fetch))
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { 'X-Forwarded-For': '1.2.3.4', Connection: 'close' }
    request({ port, host: '127.0.0.1', headers }, async (response) =>
      resolve(String(Buffer.concat(await response.toArray()))),
    )
      .on('error', reject)
      .end()
  })
  expect(text).toBe('127.0.0.1')
})
