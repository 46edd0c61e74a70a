import fs from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { aSmallDisk, mayMount, type SmallDisk } from '#tests/harness/processes/small-disk.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { counted, stocked, storedOrders } from './audit.ts'
import { type ActionResult, guestOrder, quotedTotal, send } from './guest-order.ts'
import { aShopToKill, type KilledShop } from './killed-shop.ts'
import { anOwnDatabase } from './own-database.ts'

const stockBefore = 5_000
const onServer = () => 'owner' in inject('filledDatabase')

/** Pages of every kind, none of which anybody asked for before. */
const pages = [
  ...['/', '/catalogo', '/catalogo/kit-luz-100-w-y-640-wh', '/carrito', '/donar'],
  ...['/catalogo?search=bateria', '/calculadora-solar?equipos=rm1-bl6', '/healthz', '/sitemap.xml'],
  ...['/cuenta', '/cuenta/pedidos', '/admin', '/admin/pedidos', '/admin/pagos'],
]

async function filledShop({ folder }: SmallDisk) {
  const own = await anOwnDatabase()
  const DATA_DIR = path.join(folder, 'data')
  fs.cpSync(own.environment.DATA_DIR ?? '', DATA_DIR, { recursive: true })
  const open = () => openDatabase(readConfig({ DATA_DIR }), createLog('silent'))
  const db = await open()
  const [kit = ''] = await stocked(db, 1, stockBefore)
  const { cookie } = await aUser(db, { role: 'admin' })
  await db.close()
  return { DATA_DIR, open, kit, cookie }
}

/** As an owner who is signed in sees them. */
async function statuses(shop: KilledShop, Cookie: string, query: string) {
  const seen: Record<string, number> = {}
  for (const page of pages) {
    const address = `${page}${page.includes('?') ? '&' : '?'}${query}`
    const response = await shop.send(address, { headers: { Cookie }, redirect: 'manual' })
    await response.arrayBuffer()
    seen[page] = response.status
  }
  return seen
}
const allWell = Object.fromEntries(pages.map((page) => [page, 200]))

/** What a buyer reads who sends the cart's form. */
async function checkoutStarted(shop: KilledShop, kit: string, path = '/checkout') {
  const cart = `${kit}:1`
  const headers = { 'Accept-Language': 'es', 'Sec-Fetch-Site': 'same-origin' }
  const body = new URLSearchParams({ cart })
  const response = await shop.send(path, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Ten buyers who order one after the other until told to stop. */
function buyersOf(shop: KilledShop, order: () => ReturnType<typeof guestOrder>) {
  const results = new Map<string, ActionResult>()
  let isOpen = true
  const buyer = async () => {
    while (isOpen) {
      const body = order()
      results.set(body.idempotencyKey, await send(shop.send, body))
    }
  }
  const all = Promise.all(Array.from({ length: 10 }, buyer))
  const some = async (is: (result: ActionResult) => boolean, count: number) => {
    while ([...results.values()].filter(is).length < count)
      await new Promise((resolve) => setImmediate(resolve))
  }
  const end = () => {
    isOpen = false
    return all
  }
  return { results, some, end }
}

const isPlaced = ({ status }: ActionResult) => status === 200
const isRefused = ({ status, retryAfter, error }: ActionResult) =>
  status === 503 && retryAfter === '60' && error?.message === 'not_saved'

test.skipIf(!mayMount)(
  'on a full disk pages go on, orders are refused with a sentence, and nothing is torn when there is space again',
  { timeout: 240_000 },
  async ({ skip }) => {
    skip(onServer(), 'a server watches over its own disk')
    const disk = aSmallDisk(420)
    const { DATA_DIR, open, kit, cookie } = await filledShop(disk)
    const shop = await aShopToKill({ DATA_DIR, SESSION_SECRET: signingConfig.SESSION_SECRET })
    const price = await quotedTotal(shop.send, [{ id: kit, quantity: 1 }])
    const order = () => guestOrder([{ id: kit, quantity: 1 }], { expectedTotal: price })

    const buyers = buyersOf(shop, order)
    await buyers.some(isPlaced, 20)
    disk.fill()
    await buyers.some(isRefused, 20)
    expect(await statuses(shop, cookie, 'full=1')).toEqual(allWell)
    await buyers.end()

    const refused = await checkoutStarted(shop, kit)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    const page = readPage(refused.text)
    expect(page.heading('Ahora mismo no podemos guardar nada')).toBeTruthy()
    expect(refused.text).toContain('No guardamos lo que enviaste ni se cobró nada')
    expect((await checkoutStarted(shop, kit, '/checkout.data')).text).toContain('not_saved')

    await shop.killAndRestart()
    expect(await statuses(shop, cookie, 'full=2')).toEqual(allWell)
    expect(isRefused(await send(shop.send, order()))).toBe(true)

    disk.empty()
    const later = order()
    buyers.results.set(later.idempotencyKey, await send(shop.send, later))
    expect(buyers.results.get(later.idempotencyKey)?.status).toBe(200)
    expect((await checkoutStarted(shop, kit)).status).toBe(303)
    await shop.killAndRestart()
    await shop.stop()

    const results = [...buyers.results.values()]
    expect(results.filter((result) => !isPlaced(result) && !isRefused(result))).toEqual([])
    const placed = [...buyers.results].filter(([, result]) => isPlaced(result))
    const db = await open()
    const stored = await storedOrders(db, [...buyers.results.keys()])
    const numbers = (all: readonly (string | undefined)[]) => all.toSorted()
    expect(numbers(stored.map(({ number }) => number))).toEqual(
      numbers(placed.map(([, { data }]) => data?.number)),
    )
    for (const one of stored) expect(one).toMatchObject({ changes: 3, transfers: 1, screenings: 2 })
    const sold = placed.length
    expect(await counted(db, [kit])).toEqual([
      { id: kit, stock: stockBefore - sold, sold, moved: sold },
    ])
    await db.close()
  },
)
