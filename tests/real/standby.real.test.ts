import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { asOwner } from '#tests/harness/database/postgres.ts'
import { guestOrder, quotedTotal, type Send } from '#tests/stress/guest-order.ts'
import { buyers, expectNothingHalf } from '#tests/stress/troubled-shop.ts'
import { startPostgres, startStandby } from './parts/debian-postgres.ts'
import { endAll } from './parts/ends.ts'
import { fillShop } from './parts/filled-shop.ts'
import { aMovingAddress } from './parts/moving-address.ts'
import { aShopOnPort } from './parts/shop-on-port.ts'

afterAll(endAll)

const patient = { timeout: 240_000 }
const orders = 300

async function pair() {
  const primary = await startPostgres({
    settings: ['synchronous_commit=on', 'synchronous_standby_names=*'],
  })
  const standby = await startStandby(primary)
  const states = async () =>
    (await asOwner(primary.url, 'select sync_state from pg_stat_replication')).rows as unknown[]
  await expect.poll(states, patient).toEqual([{ sync_state: 'sync' }])
  return { primary, standby }
}

/** Visitors who open page after page; what each page said, and how long the slowest took. */
function visitors(send: Send) {
  const responses = new Set<string>()
  let slowest = 0
  let isOpen = true
  const pages = ['/', '/catalogo', '/catalogo/kit-luz-100-w-y-640-wh', '/carrito', '/healthz']
  const visitor = async () => {
    while (isOpen)
      for (const page of [...pages, `/catalogo?q=${randomUUID()}`]) {
        const startedAt = performance.now()
        const response = await send(page, { headers: { Accept: 'text/html' } })
        await response.arrayBuffer()
        slowest = Math.max(slowest, performance.now() - startedAt)
        responses.add(`${response.status} ${response.headers.get('Retry-After')}`)
        await pause(50)
      }
  }
  const all = Promise.all([visitor(), visitor()])
  return {
    responses,
    async end() {
      isOpen = false
      await all
      return slowest
    },
  }
}

test('the machine of the primary is lost while 300 orders are placed and the standby takes over: every acknowledged order is there once, none twice; visitors are told to come again at most', async () => {
  const { primary, standby } = await pair()
  const address = await aMovingAddress(primary.port)
  const filled = await fillShop(primary.url.replace(`:${primary.port}`, `:${address.port}`))
  const shops = [
    await aShopOnPort({ DATABASE_URL: filled.url }),
    await aShopOnPort({ DATABASE_URL: filled.url }),
  ]
  let turn = 0
  const request: Send = (path, init) => fetch(`${shops[turn++ % 2]?.url}${path}`, init)
  const lines = [{ id: filled.kit, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const order = () => guestOrder(lines, { expectedTotal })
  const buying = buyers({ ...filled, send: request, order })
  const visiting = visitors(request)

  await expect.poll(() => buying.acknowledged.size, patient).toBeGreaterThan(orders / 3)
  const lostAt = performance.now()
  address.lose()
  await primary.kill()
  await expect.poll(() => buying.refusals.length, patient).toBeGreaterThan(0)
  await expect.poll(() => visiting.responses.has('503 5'), patient).toBe(true)
  await standby.promote()
  address.move(standby.port)
  const there = buying.acknowledged.size
  await expect.poll(() => buying.acknowledged.size, patient).toBeGreaterThan(there + 10)
  const seconds = (performance.now() - lostAt) / 1_000
  await expect.poll(() => buying.acknowledged.size, patient).toBeGreaterThanOrEqual(orders)
  await buying.end()
  const slowest = await visiting.end()

  expect(visiting.responses).toEqual(new Set(['200 null', '503 5']))
  await expectNothingHalf(filled, buying.acknowledged)
  if (process.env.STRESS === 'on')
    console.log(`orders again after ${seconds.toFixed(1)} s, slowest page ${slowest.toFixed(0)} ms`)
})
