import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { deliverNext } from '#shop/emails/outbox/delivery.service.server.ts'
import { holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { aPushBrowser, aPushService, vapidClaims } from '#tests/fakes/push-service.ts'
import { asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { type StaffEvent, usualChoice } from '../notification.rules.ts'
import { writeChoice } from '../notifications.queries.server.ts'
import { notifyStaff } from '../notifications.service.server.ts'
import { maxDevices } from './device.rules.ts'
import {
  addDevice,
  endDevice,
  ownDevices,
  publicPushKey,
  testDevice,
} from './devices.service.server.ts'
import { pushCarrier } from './push.service.server.ts'

/** Apart from the days at which other tests store orders; noon in Havana. */
const noon = new Date('2033-03-02T17:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const shopUrl = 'https://sol.example'
const never = new AbortController().signal

const nobody: Mailer = { way: 'nowhere', send: async () => 'e-mail' }

async function aStaffPhone(endpoint = `https://push.sol.com/${crypto.randomUUID()}`) {
  const { db } = await asSystemActor()
  const user = await aUser(db, { role: 'admin' })
  const caller = { address: '', cookie: '', userAgent: 'Mozilla/5.0 (Android) Chrome/140.0 Mobile' }
  const profile = { id: user.id, email: user.email } as never
  const ctx = ctxOf(
    await testDatabase(),
    { role: 'admin', id: user.id },
    { caller, now: noon, user: profile, config: signingConfig },
  )
  const browser = aPushBrowser(endpoint)
  return { user, ctx, browser, add: () => addDevice(ctx, browser.subscription) }
}

/** Sends all that is due at a time, to a push service on this machine. */
async function sendAll(now: Date, status: () => number = () => 201) {
  const { received, connect } = await aPushService(status)
  const system = await asSystemActor({ now, config: signingConfig })
  const { db, config } = system
  const push = pushCarrier({ db, config, shopUrl, now: () => now, connect })
  while (await deliverNext({ ...system, push }, nobody, never));
  return received
}

const rows = async (query: ReturnType<typeof sql>) =>
  inTransaction(await asSystemActor(), async ({ tx }) => (await query.execute(tx)).rows)

beforeEach(async () => {
  await rows(sql`delete from outbox`)
})

const choose = async (id: string, events: StaffEvent[], more: object = {}) =>
  inTransaction(await asSystemActor(), ({ tx }) =>
    writeChoice(tx, id, { ...usualChoice, events, ...more }, noon),
  )

async function holdAndNotify(at = 2) {
  const system = await asSystemActor({ now: later(at - 1) })
  const { id, number } = await anOrder().insert(system.db)
  await inTransaction(system, (inside) => holdOrder(inside, { orderId: id, reason: 'raro' }))
  await notifyStaff({ ...system, now: later(at), shopUrl, waitingFor: async () => [] })
  return number
}

test('a held order appears on the phone: how many and where, not which', async () => {
  const { user, browser, ctx, add } = await aStaffPhone()
  expect(await add()).toMatchObject({ ok: true })
  await choose(user.id, ['hold'])
  const number = await holdAndNotify()
  const [push, ...more] = await sendAll(later(2))
  expect(more).toEqual([])
  expect(JSON.parse(browser.read(push?.body ?? Buffer.alloc(0)))).toEqual({
    title: expect.stringContaining('Novedades de'),
    body: expect.stringMatching(/^Pedidos y donaciones retenidos: \d+$/),
    path: '/admin',
  })
  expect(browser.read(push?.body ?? Buffer.alloc(0))).not.toContain(number)
  expect(vapidClaims(push?.headers.authorization)).toMatchObject({
    ...{ sub: shopUrl, key: await publicPushKey(ctx) },
  })
  expect(await ownDevices(ctx)).toMatchObject([{ reachedAt: later(2), failedAt: null }])
  const left = await rows(
    sql`select letter as kind, text from outbox where letter like 'staff%' order by letter`,
  )
  expect(left).toEqual([
    { kind: 'staff_news', text: null },
    { kind: 'staff_push', text: null },
  ])
})

test('whoever wants no e-mail gets one only while there is no device', async () => {
  const { user, ctx, add } = await aStaffPhone()
  const kinds = () => rows(sql`select letter as kind from outbox where recipient = ${user.email}`)
  await choose(user.id, ['hold'], { byEmail: false })
  await holdAndNotify()
  expect(await kinds()).toEqual([{ kind: 'staff_news' }])
  await add()
  await sendAll(later(2))
  await rows(sql`delete from outbox`)
  await choose(user.id, ['hold'], { byEmail: false })
  await holdAndNotify(4)
  expect(await kinds()).toEqual([{ kind: 'staff_push' }])
  expect(await ownDevices(ctx)).toHaveLength(1)
})

test.each([404, 410])('a device that its push service forgot (%d) is removed', async (status) => {
  const { ctx, add } = await aStaffPhone()
  await add()
  const [device] = await ownDevices(ctx)
  await testDevice(ctx, device?.id ?? '')
  expect(await sendAll(noon, () => status)).toHaveLength(1)
  expect(await ownDevices(ctx)).toEqual([])
  expect(await rows(sql`select letter as kind from outbox where letter like 'staff%'`)).toEqual([])
})

test('a refused message is not sent again, and the list says that it did not arrive', async () => {
  const { ctx, add } = await aStaffPhone()
  await add()
  const [device] = await ownDevices(ctx)
  await testDevice(ctx, device?.id ?? '')
  expect(await sendAll(noon, () => 403)).toHaveLength(1)
  expect(await ownDevices(ctx)).toMatchObject([{ reachedAt: null, failedAt: noon }])
  expect(await sendAll(later(600))).toEqual([])
  expect(await rows(sql`select letter as kind from outbox where failed_at is not null`)).toEqual([])
})

test('a push service that is down is asked again, but not in the quiet hours', async () => {
  const { user, add } = await aStaffPhone()
  await add()
  await choose(user.id, ['hold'], { quietFrom: 13, quietUntil: 14 })
  await holdAndNotify()
  expect(await sendAll(later(2), () => 503)).toHaveLength(1)
  expect(await sendAll(later(61))).toEqual([])
  const [sent] = await sendAll(later(121))
  expect(sent?.headers.ttl).toBe(String(12 * 3600))
})

test('a device is seen, tested and ended by its owner alone', async () => {
  const one = await aStaffPhone()
  const other = await aStaffPhone()
  await one.add()
  const [device] = await ownDevices(one.ctx)
  const id = device?.id ?? ''
  expect(await ownDevices(other.ctx)).toEqual([])
  expect(await testDevice(other.ctx, id)).toBe(false)
  expect(await endDevice(other.ctx, id)).toBe(false)
  expect(await rows(sql`select letter as kind from outbox where letter like 'staff%'`)).toEqual([])
  expect(await endDevice(one.ctx, id)).toBe(true)
  expect(await ownDevices(one.ctx)).toEqual([])
})

test('a browser that changes hands is notified for whoever added it last', async () => {
  const endpoint = `https://push.sol.com/${crypto.randomUUID()}`
  const [one, other] = [await aStaffPhone(endpoint), await aStaffPhone(endpoint)]
  await one.add()
  await other.add()
  await other.add()
  expect(await ownDevices(one.ctx)).toEqual([])
  expect(await ownDevices(other.ctx)).toHaveLength(1)
})

test('what is queued for a device that was ended, or of whoever left the staff, is not sent', async () => {
  const { user, ctx, add } = await aStaffPhone()
  await add()
  const [device] = await ownDevices(ctx)
  await testDevice(ctx, device?.id ?? '')
  await endDevice(ctx, device?.id ?? '')
  expect(await sendAll(noon)).toEqual([])
  await add()
  const [again] = await ownDevices(ctx)
  await testDevice(ctx, again?.id ?? '')
  await rows(sql`update user_profiles set role = 'customer' where id = ${user.id}`)
  expect(await sendAll(noon)).toEqual([])
})

test('an address of this machine, bad keys and an eleventh device are refused', async () => {
  const { ctx, browser } = await aStaffPhone()
  const { subscription } = browser
  for (const bad of [
    { ...subscription, endpoint: 'https://127.0.0.1/x' },
    { ...subscription, endpoint: 'http://push.sol.com/x' },
    { ...subscription, p256dh: `B${'A'.repeat(86)}` },
    { ...subscription, auth: 'x' },
  ])
    expect(await addDevice(ctx, bad)).toEqual({ ok: false, code: 'invalid' })
  for (let count = 0; count < maxDevices; count += 1)
    await addDevice(ctx, aPushBrowser(`https://push.sol.com/${crypto.randomUUID()}`).subscription)
  expect(await addDevice(ctx, subscription)).toEqual({ ok: false, code: 'too_many' })
})

test('the key is made once, stored sealed, and stays', async () => {
  const { ctx } = await aStaffPhone()
  const keys = await Promise.all([1, 2, 3].map(() => publicPushKey(ctx)))
  expect(new Set(keys).size).toBe(1)
  const [row] = (await rows(
    sql`select sealed from connection_settings where name = 'VAPID_PRIVATE_KEY'`,
  )) as { sealed: string }[]
  expect(row?.sealed).toMatch(/^v1\./)
})
