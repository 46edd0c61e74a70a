import { once } from 'node:events'
import net from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseTrustedProxies } from '#platform/trusted-proxies.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { listenOn } from '../listen-port.ts'
import { createBodyMemory } from './body-memory.ts'

const kilobyte = 1024

async function openShop() {
  const app = await testApp({
    now: () => new Date(),
    trustedProxies: parseTrustedProxies('127.0.0.1') ?? undefined,
  })
  const server = listenOn(app, { port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as net.AddressInfo).port
}

/** Sends the head of a POST and some pieces of its body, never its end; resolves with the status of an answer. */
async function unfinished(port: number, path: string, headers: string[], pieces: string[] = []) {
  const socket = net.connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const head = [`POST ${path} HTTP/1.1`, 'Host: shop.test', 'Accept: text/html', ...headers, '', '']
  socket.write(head.join('\r\n'))
  for (const piece of pieces) socket.write(piece)
  const [answer] = await once(socket, 'data')
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
}

const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
const from = (ip: string) => `X-Forwarded-For: ${ip}`
const here = 'Origin: http://shop.test'
const formType = 'Content-Type: application/x-www-form-urlencoded'
const chunked = 'Transfer-Encoding: chunked'

test('12 MB in pieces are not read from a stranger: the panel refuses before the body arrives', async () => {
  const port = await openShop()
  const headers = [here, formType, chunked]
  const status = await unfinished(port, '/admin/products', headers, [chunk(16 * kilobyte)])
  expect([302, 303, 401, 403, 404]).toContain(status)
})

test('a form of another site is refused before its body arrives', async () => {
  const port = await openShop()
  for (const length of [chunked, 'Content-Length: 60000']) {
    const headers = ['Origin: https://evil.example', 'Cookie: a=b', formType, length]
    expect(await unfinished(port, '/destino', headers)).toBe(403)
  }
})

test('a client over its limit is refused before its body arrives', async () => {
  const port = await openShop()
  const ip = aClientIp()
  const body = { method: 'POST', headers: { 'X-Forwarded-For': ip, Origin: 'http://shop.test' } }
  for (let n = 0; n < 30; n += 1) await fetch(`http://127.0.0.1:${port}/cupon`, body)
  const headers = [here, from(ip), formType, 'Content-Length: 60000']
  expect(await unfinished(port, '/cupon', headers)).toBe(429)
})

test('a body that states too large a length is refused before it arrives', async () => {
  const port = await openShop()
  expect(await unfinished(port, '/destino', [here, formType, 'Content-Length: 70000'])).toBe(413)
})

test('a body without a stated length is refused as soon as it is too large', async () => {
  const port = await openShop()
  const pieces = Array.from({ length: 5 }, () => chunk(16 * kilobyte))
  expect(await unfinished(port, '/destino', [here, formType, chunked], pieces)).toBe(413)
})

test('a body in pieces of an unknown length is taken like any other', async () => {
  const port = await openShop()
  const body = new ReadableStream({
    start(stream) {
      for (const part of ['dest', 'ino=usa&back=', '%2Fcatalogo'])
        stream.enqueue(new TextEncoder().encode(part))
      stream.close()
    },
  })
  const answer = await fetch(`http://127.0.0.1:${port}/destino`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: 'http://shop.test', 'Content-Type': 'application/x-www-form-urlencoded' },
    ...{ body, duplex: 'half' },
  })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/catalogo'])
})

test('a body that no longer comes is answered, with what to do, before the connection is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const port = await openShop()
  let status = 0
  const headers = [here, formType, 'Content-Length: 60000']
  void unfinished(port, '/destino', headers).then((answer) => {
    status = answer
  })
  const answered = async () => {
    await vi.advanceTimersByTimeAsync(5_000)
    return status > 0
  }
  await vi.waitUntil(answered, { timeout: 20_000 })
  expect(status).toBe(408)
})

/** A body that sends so many megabytes and then waits; `received` resolves when they were read. */
function waitingBody(megabytes: number) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: received, resolve: receive } = Promise.withResolvers<void>()
  let left = megabytes
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        left -= 1
        if (left >= 0) return stream.enqueue(new Uint8Array(kilobyte * kilobyte))
        receive()
        await ended
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, received, end }
}

test('administrators send large files, and no larger ones than there is room for', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp({ now: () => new Date() })
  const send = async (body: BodyInit, type: Record<string, string> = {}) =>
    app.request('http://shop.test/admin/products/import', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: 'http://shop.test', Accept: 'text/html', ...type },
      ...{ body, duplex: 'half' },
    })
  const file = (megabytes: number) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(megabytes * kilobyte * kilobyte)], 'a.csv'))
    return form
  }
  expect((await send(file(11))).status).toBeLessThan(413)
  const refused = await send(file(13))
  expect(refused.status).toBe(413)
  const page = await refused.text()
  expect(page).toContain('El archivo es demasiado grande')
  expect(page).toContain('Puede pesar 10 MB como mucho. No guardamos nada')
  expect(page).not.toContain('Acorta')
  const slow = waitingBody(10)
  const first = send(slow.body, { 'Content-Type': 'application/x-www-form-urlencoded' })
  await slow.received
  const second = await send(file(11))
  expect([second.status, second.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(await second.text()).toContain('Ahora mismo llegan demasiados archivos a la vez')
  slow.end()
  await first
  expect((await send(file(11))).status).toBeLessThan(413)
})

test('bodies that are announced and do not arrive keep out nobody', async () => {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp({ now: () => new Date() })
  const headers = { Cookie: cookie, Origin: 'http://shop.test', Accept: 'text/html' }
  const send = async (body: BodyInit, type: Record<string, string> = {}) =>
    app.request('http://shop.test/admin/products/import', {
      method: 'POST',
      headers: { ...headers, ...type },
      ...{ body, duplex: 'half' },
    })
  const announced = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(11 * kilobyte * kilobyte),
  }
  const idle = Array.from({ length: 20 }, () => waitingBody(0))
  const answers = idle.map(({ body }) => send(body, announced))
  await Promise.all(idle.map(({ received }) => received))
  const form = new FormData()
  form.set('file', new File([new Uint8Array(11 * kilobyte * kilobyte)], 'a.csv'))
  expect((await send(form)).status).toBeLessThan(413)
  for (const { end } of idle) end()
  await Promise.all(answers)
})

test('the memory for bodies is shared out and given back', () => {
  const memory = createBodyMemory({ all: 100, ofOneNetwork: 60 })
  const one = memory.share('one')
  expect([one.take(50), one.take(20), one.take(10)]).toEqual([true, false, true])
  expect(memory.share('one').take(1)).toBe(false)
  const other = memory.share('other')
  expect([other.take(41), other.take(40)]).toEqual([false, true])
  one.release()
  one.release()
  expect(memory.share('third').take(60)).toBe(true)
})
