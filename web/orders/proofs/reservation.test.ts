import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { changeDelivery, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { expireUnpaidOrders } from '#shop/orders/lifecycle/expiry.service.server.ts'
import { releaseUnprovenItems } from '#shop/orders/lifecycle/item-reservation.service.server.ts'
import { orderByNumber } from '#shop/orders/orders.service.server.ts'
import { awaitTransferAgain, payAtOnce } from '#shop/orders/placing/method.service.server.ts'
import { changeSetting } from '#shop/settings/settings.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { aContact } from '#tests/harness/orders/contact.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { guestOrder, quotedTotal, send } from '#tests/stress/guest-order.ts'

const files = memoryStore()
const startedAt = new Date()
const after = (hours: number) => new Date(startedAt.getTime() + hours * hourMs)
const system = async (hours: number) => asSystemActor({ files, now: after(hours) })
let kit = ''

const stock = async () => inTransaction(await system(0), ({ tx }) => stockOf(tx, kit))
const setTo = async (quantity: number) =>
  inTransaction(await system(0), ({ tx }) => setStock(tx, kit, quantity))

/** Orders of other files on this database give their items back now, not while these tests count. */
async function settleOrdersOfOthers() {
  const muchLater = await system(10_000)
  while ((await releaseUnprovenItems(muchLater)) > 0);
  while ((await expireUnpaidOrders(muchLater)) > 0);
}

beforeAll(async () => {
  await settleOrdersOfOthers()
  kit = await inTransaction(await system(0), ({ tx }) => productIdOf(tx, soldEverywhere))
})
afterAll(() => setTo(20))

/** An order by Zelle for two kits of twenty, seen so many hours later. */
async function placed() {
  await setTo(20)
  const lines = [{ id: kit, quantity: 2 }]
  const app = await testApp({ files, now: () => startedAt })
  const request = (path: string, init: RequestInit) => app.request(`http://shop.test${path}`, init)
  const contact = aContact()
  const body = guestOrder(lines, { expectedTotal: await quotedTotal(request, lines) })
  const { data } = await send(request, { ...body, buyer: { ...body.buyer, ...contact } })
  if (!data) throw new Error('no order')
  const at = async (hours: number) => testApp({ files, now: () => after(hours) })
  return {
    ...{ ...data, email: contact.email },
    open: async (hours: number, path: string = data.link) => visit(await at(hours), path),
    prove: async (hours: number, colour: string) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(await aScreenshot(colour))], 'captura.png'))
      const headers = { 'X-Forwarded-For': aClientIp() }
      const url = `${data.link}/comprobante`
      return visit(await at(hours), url, { method: 'POST', body: form, headers })
    },
  }
}

test('without a proof the items are on sale again after the short time, and the order stays open', async () => {
  const order = await placed()
  expect((await order.open(1)).text).toContain('Guardamos tus artículos hasta el')
  expect((await emailsTo(await testDatabase(), order.email))[0]?.text).toContain(
    'Guardamos tus artículos hasta el',
  )
  await releaseUnprovenItems(await system(5.9))
  expect(await stock()).toBe(18)
  await releaseUnprovenItems(await system(6.1))
  await releaseUnprovenItems(await system(6.2))
  expect(await stock()).toBe(20)
  const page = await order.open(7)
  expect(page.text).toContain('Ya no guardamos estos artículos, pero ahora mismo quedan.')
  expect(page.html).toContain('/comprobante')
  expect((await order.open(7, `${order.link}?lng=en`)).text).toContain(
    'We no longer reserve these items, but they are available right now.',
  )
  await expireUnpaidOrders(await system(73))
  expect(await stock()).toBe(20)
})

test('who pays online instead gets the items that are left, and gives them back if the money does not come', async () => {
  const order = await placed()
  const { orderId } = order
  const state = async () => {
    const found = await orderByNumber(await system(7), order.number)
    return [found?.method, found?.payment]
  }
  await releaseUnprovenItems(await system(6.1))
  await setTo(1)
  expect(await payAtOnce(await system(7), orderId, 'paypal')).toMatchObject({ code: 'items_gone' })
  expect([await stock(), ...(await state())]).toEqual([1, 'zelle', 'awaiting_proof'])
  await setTo(20)
  expect(await payAtOnce(await system(7), orderId, 'paypal')).toMatchObject({ ok: true })
  expect([await stock(), ...(await state())]).toEqual([18, 'paypal', 'awaiting_payment'])
  expect(await awaitTransferAgain(await system(7), orderId)).toMatchObject({ ok: true })
  expect(await state()).toEqual(['zelle', 'awaiting_proof'])
  await expireUnpaidOrders(await system(71.9))
  expect(await state()).toEqual(['zelle', 'awaiting_proof'])
  await expireUnpaidOrders(await system(72.1))
  expect([await stock(), ...(await state())]).toEqual([20, 'zelle', 'expired'])
})

test('a proof in time reserves them for as long as the order is open', async () => {
  const order = await placed()
  expect((await order.prove(2, '#114477')).status).toBe(303)
  await releaseUnprovenItems(await system(70))
  expect(await stock()).toBe(18)
})

test('a proof that comes later reserves them again, and an end gives them back once', async () => {
  const order = await placed()
  await releaseUnprovenItems(await system(7))
  expect((await order.prove(8, '#225588')).status).toBe(303)
  expect(await stock()).toBe(18)
  await releaseUnprovenItems(await system(40))
  expect(await stock()).toBe(18)
  const cancelled = await visit(await testApp({ files, now: () => after(41) }), order.link, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'cancel' }),
  })
  expect([cancelled.status, await stock()]).toEqual([200, 20])
})

test('when they are gone, the page says so before and after the proof, and a person decides', async () => {
  const order = await placed()
  await releaseUnprovenItems(await system(7))
  await setTo(1)
  expect((await order.open(8)).text).toContain('No pagues todavía')
  expect((await order.prove(9, '#336699')).status).toBe(303)
  expect(await stock()).toBe(1)
  expect((await order.open(9)).text).toContain('Una persona te escribe y tú eliges')
  const { id, cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const panel = await testApp({ files, now: () => after(10) })
  const look = (path: string, init: RequestInit = {}) =>
    visit(panel, path, { ...init, headers: { Cookie: cookie } })
  expect((await look('/admin/zelle')).text).toContain('Sus artículos no están apartados')
  const admin = await asAdmin({ now: after(11), actor: { role: 'admin', id } })
  await changePayment(admin, { orderId: order.orderId, to: 'paid', reason: 'llegó' })
  const prepare = () =>
    changeDelivery(admin, { orderId: order.orderId, to: 'prepared', reason: 'listo' })
  expect(await prepare()).toEqual({ ok: false, code: 'items_gone' })
  await setTo(5)
  expect(await prepare()).toMatchObject({ ok: true })
  expect(await stock()).toBe(3)
})

test('the owner sets the time, and an order shows the one that was set when it was placed', async () => {
  const set = async (value: string) =>
    changeSetting(await asAdmin(), {
      setting_key: 'proof_hours',
      setting_value: value,
      category: 'orders',
    })
  await set('24')
  try {
    const order = await placed()
    const stored = await orderByNumber(await system(0), order.number)
    expect(stored?.itemsUntil?.getTime()).toBe(after(24).getTime())
  } finally {
    await set('')
  }
})
