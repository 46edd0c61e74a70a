import fs from 'node:fs'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { shopIsOpen, startShop, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte
const maxProcess = 430 * megabyte

/** The largest memory that a process ever had, as the system counts it. */
function peakMemory(pid: number | undefined): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * kilobyte
}

async function openShop() {
  const { environment, open } = await anOwnDatabase()
  const db = await open()
  const { cookie } = await aUser(db, { role: 'admin' })
  await db.close()
  const { SESSION_SECRET } = signingConfig
  const shop = startShop({ ...environment, SESSION_SECRET, LOG_LEVEL: 'info', HOST: '127.0.0.1' })
  await shop.until(shopIsOpen)
  return { shop, cookie, url: new URL(urlOfShop(shop)) }
}

interface Sender {
  readonly path: string
  readonly declared: number
  readonly sent: number
  readonly headers?: readonly string[]
}

/** Sends a head and most of a body, from a network of its own; resolves when the shop answered or has read what it takes. */
async function slowBody({ hostname, port }: URL, { path, declared, sent, headers = [] }: Sender) {
  const socket = net.connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Sec-Fetch-Site: same-origin',
    `X-Forwarded-For: ${aClientIp()}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${declared}`,
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  // a refused one is cut off while it writes
  const settled = new Promise((resolve) => {
    for (const event of ['drain', 'data', 'close']) socket.once(event, resolve)
  })
  if (!socket.write(Buffer.alloc(sent, 'x'))) await settled
  return { socket, status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0) }
}

const many = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make))

test.skipIf(process.platform !== 'linux')(
  'hundreds of slow and large bodies at once leave a process below 430 MB, and it goes on selling',
  async () => {
    const { shop, cookie, url } = await openShop()
    const admin = [`Cookie: ${cookie}`]
    const stranger = { path: '/admin/products', declared: 12 * megabyte, sent: megabyte }
    const form = { path: '/carrito', declared: 60 * kilobyte, sent: 59 * kilobyte }
    const file = { declared: 12 * megabyte, sent: 11 * megabyte, headers: admin }
    for (const path of ['/catalogo', '/login']) await (await fetch(url.origin + path)).text()
    await many(600, () => slowBody(url, form))
    await many(100, () => slowBody(url, stranger))
    const files = await many(60, () => slowBody(url, { path: '/admin/products/import', ...file }))
    expect(files.some(({ status }) => status() === 503)).toBe(true)
    expect((await fetch(`${url.origin}/catalogo`)).status).toBe(200)
    expect((await fetch(`${url.origin}/cupon`, { method: 'POST' })).status).toBe(409)
    expect(peakMemory(shop.process.pid)).toBeLessThan(maxProcess)
  },
)
