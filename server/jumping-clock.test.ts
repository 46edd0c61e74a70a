import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { apiFake } from '#tests/fakes/mail-fakes.ts'
import { kill, startChild } from '#tests/harness/processes/child.ts'
import { shopIsOpen, urlOfShop } from '#tests/harness/processes/shop-process.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { counted, stocked, storedOrders } from '#tests/stress/audit.ts'
import { guestOrder, quotedTotal, send } from '#tests/stress/guest-order.ts'
import { anOwnDatabase } from '#tests/stress/own-database.ts'

const shopUrl = 'http://shop.test'
const clock = './tests/harness/processes/wrong-clock.ts'
const stockBefore = 50
const daySeconds = 86_400

async function aFilledShop(jumpSeconds: number) {
  const own = await anOwnDatabase()
  const db = await own.open()
  const [kit = ''] = await stocked(db, 1, stockBefore)
  const staff = await aUser(db, { shopUrl, role: 'admin' })
  await db.close()
  const mails = await apiFake()
  const child = startChild(['--import', clock, 'server/main.mjs'], {
    ...own.environment,
    PORT: '0',
    SHOP_URL: shopUrl,
    SESSION_SECRET: signingConfig.SESSION_SECRET,
    MAIL_API_BASE: mails.base,
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'tienda@sol.example',
    CLOCK_THEN_WRONG_BY: String(jumpSeconds),
  })
  onTestFinished(() => kill(child))
  await child.until(shopIsOpen)
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(urlOfShop(child) + path, {
      redirect: 'manual',
      ...init,
      headers: { Origin: shopUrl, 'Accept-Language': 'es', Cookie: staff.cookie, ...init.headers },
    })
  return { open: own.open, kit, mails, child, ask }
}

/**
 * An embedded database has no other clock than that of its machine: a day ahead, the first order's transfer is
 * late, and its items are for sale again as soon as that is looked for.
 */
test.each([
  ['ahead', daySeconds, [2, 4]],
  ['back', -daySeconds, [4]],
])(
  'the clock of the machine jumps a day %s: sessions, orders, what they hold, history and e-mails go on',
  {
    timeout: 120_000,
  },
  async (_, jumpSeconds, mayBeHeld) => {
    if ('owner' in inject('filledDatabase')) return
    const { open, kit, mails, child, ask } = await aFilledShop(jumpSeconds)
    const lines = [{ id: kit, quantity: 2 }]
    const expectedTotal = await quotedTotal(ask, lines)
    const bodies = [guestOrder(lines, { expectedTotal }), guestOrder(lines, { expectedTotal })]
    const [first, second] = bodies as [(typeof bodies)[0], (typeof bodies)[0]]
    const before = await send(ask, first)
    if (!before.data) throw new Error('no order was placed')
    const page = `/admin/pedidos/${before.data.number}`
    const note = async (reason: string) => {
      const body = new URLSearchParams({ intent: 'note', reason, attempt: randomUUID() })
      expect((await ask(page, { method: 'POST', body })).status).toBe(303)
    }
    await note('primera-nota')

    child.process.kill('SIGUSR2')
    await note('segunda-nota')
    expect((await send(ask, first)).data).toEqual(before.data)
    const after = await send(ask, second)
    expect(after.status).toBe(200)
    const html = await (await ask(page)).text()
    const shown = new Set(html.match(/(primera|segunda)(?=-nota<)/g))
    expect([...shown]).toEqual(['segunda', 'primera'])
    expect((await ask('/cuenta')).status).toBe(200)
    const sent = () => JSON.stringify(mails.calls.map(({ body }) => body))
    await vi.waitUntil(() => sent().includes(second.buyer.email), { timeout: 40_000, interval: 50 })

    child.process.kill('SIGTERM')
    expect(await child.ended).toBe(0)
    const db = await open()
    onTestFinished(() => db.close())
    const attempts = bodies.map(({ idempotencyKey }) => idempotencyKey)
    const stored = await storedOrders(db, attempts)
    expect(new Set(stored.map(({ number }) => number))).toEqual(
      new Set([before.data.number, after.data?.number]),
    )
    const [now] = await counted(db, [kit])
    const held = now?.sold ?? 0
    expect(mayBeHeld).toContain(held)
    expect(now).toEqual({ id: kit, stock: stockBefore - held, sold: held, moved: held })
  },
)
