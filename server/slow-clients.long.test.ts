import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { createChangeBus } from './change-bus.ts'
import { listenOn } from './listen-port.ts'

const quick = { headers: 500, request: 1_000, idle: 500, look: 100 }

async function openShop(trusted = '', timeouts = quick) {
  const changeBus = await createChangeBus(await testDatabase())
  const proxies = parseTrustedProxies(trusted) ?? undefined
  const place = { port: 0, hostname: '127.0.0.1', proxies }
  const server = listenOn(await testApp({ changeBus }), place, timeouts)
  onTestFinished(() => {
    changeBus.close()
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return { changeBus, server, port: (server.address() as net.AddressInfo).port }
}

/** A client that sends the start of a request, then single bytes, and reports when it was disconnected. */
async function slowClient(port: number, beginning: string) {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(beginning)
  const drip = setInterval(() => socket.write('x'), 200)
  socket.resume()
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  void closed.then(() => clearInterval(drip))
  onTestFinished(() => void socket.destroy())
  return closed
}

const slowHead = 'GET / HTTP/1.1\r\nHost: shop.test\r\nX-Slow: '
const slowBody =
  'POST /destino HTTP/1.1\r\nHost: shop.test\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n'

const get = (port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    http
      .get({ port, path, host: '127.0.0.1', agent: false }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      })
      .on('error', reject)
  })

test('slow clients are disconnected while all others are served', async () => {
  const { port } = await openShop()
  await get(port, '/')
  const slow = [
    ...Array.from({ length: 60 }, () => slowClient(port, slowHead)),
    ...Array.from({ length: 30 }, () => slowClient(port, slowBody)),
  ]
  const times: number[] = []
  for (let visit = 0; visit < 20; visit++) {
    const startedAt = performance.now()
    expect(await get(port, '/')).toBe(200)
    times.push(performance.now() - startedAt)
  }
  const [median = 0] = times.sort((a, b) => a - b).slice(10)
  expect(median).toBeLessThan(5_000)
  const thrownOut = await Promise.race([Promise.all(slow).then(() => true), pause(5_000, false)])
  expect(thrownOut).toBe(true)
})

test('idle feeds of one client IP are limited and cost the others nothing', async () => {
  const { changeBus, port } = await openShop()
  const requests: http.ClientRequest[] = []
  const responses = await Promise.all(
    Array.from(
      { length: 80 },
      () =>
        new Promise<number>((resolve) => {
          const request = http.get(
            { port, path: '/live', host: '127.0.0.1', agent: false },
            (response) => {
              response.resume()
              resolve(response.statusCode ?? 0)
            },
          )
          request.on('error', () => {})
          requests.push(request)
        }),
    ),
  )
  expect(responses.filter((status) => status === 200)).toHaveLength(50)
  expect(responses.filter((status) => status === 429)).toHaveLength(30)
  expect(changeBus.size).toBe(50)
  expect(await get(port, '/')).toBe(200)
  for (const request of requests) request.destroy()
  await vi.waitUntil(() => changeBus.size === 0, { timeout: 5_000 })
})

test('a request head that is too large is refused, a long URL gets an error page', async () => {
  const { port } = await openShop()
  expect(await get(port, `/${'a'.repeat(20_000)}`)).toBe(414)
  expect(await get(port, `/${'a'.repeat(60_000)}`)).toBe(431)
})

/** Opens so many connections from one address; how many of them were closed, once so many are expected to be. */
async function closedOf(port: number, from: string, count: number, expected: number) {
  const closed = new Set<net.Socket>()
  const sockets = Array.from({ length: count }, () =>
    net.connect({ port, host: '127.0.0.1', localAddress: from }),
  )
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (const socket of sockets) {
    socket.on('error', () => {})
    socket.once('close', () => closed.add(socket))
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => null)))
  await vi.waitUntil(() => closed.size >= expected, { timeout: 30_000 })
  return closed
}

const patient = { headers: 60_000, request: 60_000, idle: 60_000, look: 30_000 }

test('one address holds 250 connections at most, and others are served meanwhile', async () => {
  const { port } = await openShop('', patient)
  const closed = await closedOf(port, '127.0.0.9', 300, 50)
  expect(await get(port, '/healthz')).toBe(200)
  expect(closed.size).toBe(50)
})

test('a trusted proxy holds as many as it needs', async () => {
  const { port } = await openShop('127.0.0.9', patient)
  const closed = await closedOf(port, '127.0.0.9', 300, 0)
  expect(await get(port, '/healthz')).toBe(200)
  expect(closed.size).toBe(0)
})
