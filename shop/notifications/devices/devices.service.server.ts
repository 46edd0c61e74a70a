import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { arePushKeys } from '#platform/push/encrypt-push.ts'
import { isPublicUrl } from '#platform/push/public-host.ts'
import { keysOf } from '#platform/push/vapid.ts'
import { deviceOf } from '#shop/accounts/sessions/device.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { messages } from '../messages/messages.ts'
import type { TypedSubscription } from './device.input.ts'
import { maxDevices, type PushDevice } from './device.rules.ts'
import { deleteDevice, devicesOf, dropEndpoint, insertDevice } from './devices.queries.server.ts'
import { pushTo } from './push.service.server.ts'
import { vapidPrivateKey } from './vapid-key.service.server.ts'

/** What browsers subscribe with. */
export const publicPushKey = async (ctx: Needs<'now' | 'config'>): Promise<string> =>
  keysOf(await vapidPrivateKey(ctx)).publicKey

type Staff = Needs<'now' | 'requestId' | 'user'>

function ownId({ actor }: Needs): string {
  if (actor.role !== 'admin') throw new Error('only staff has devices that are notified')
  return actor.id
}

/** For staff: the own devices. */
export const ownDevices = (ctx: Needs): Promise<PushDevice[]> =>
  inTransaction(ctx, ({ tx }) => devicesOf(tx, ownId(ctx)))

const noted = (userAgent: string) => {
  const { browser, system } = deviceOf(userAgent)
  return { device: [browser, system].filter(Boolean).join(' · ') }
}

function record(ctx: Staff, action: 'added' | 'removed', userAgent: string) {
  const change = { area: 'notification', subject: ctx.user?.email ?? '', action } as const
  const facts = noted(userAgent)
  const isNew = action === 'added'
  return recordChanges(ctx, [
    { ...change, before: isNew ? null : facts, after: isNew ? facts : null },
  ])
}

export type DeviceRefusal = 'invalid' | 'too_many'

/** From now on this browser is notified; one that was already is subscribed anew. */
export const addDevice = (
  ctx: Staff & Needs<'caller'>,
  subscription: TypedSubscription,
): Promise<Result<null, DeviceRefusal>> =>
  inTransaction(ctx, async (inside) => {
    const userId = ownId(ctx)
    if (!isPublicUrl(subscription.endpoint) || !arePushKeys(subscription)) return refused('invalid')
    const why = 'a browser is subscribed anew, maybe by somebody else'
    await asSystemWithin(inside, why, ({ tx }) => dropEndpoint(tx, subscription.endpoint))
    if ((await devicesOf(inside.tx, userId)).length >= maxDevices) return refused('too_many')
    const userAgent = ctx.caller.userAgent.slice(0, 300)
    await insertDevice(inside.tx, { ...subscription, userId, userAgent }, ctx.now)
    await record(inside, 'added', userAgent)
    return ok(null)
  })

/** Whether an own device was there to end. */
export const endDevice = (ctx: Staff, id: string): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const gone = await deleteDevice(inside.tx, id)
    if (!gone) return false
    await record(inside, 'removed', gone.userAgent)
    return true
  })

/** Sends a message to an own device, at any hour. */
export const testDevice = (ctx: Staff & Needs<'locale'>, id: string): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const devices = (await devicesOf(inside.tx, ownId(ctx))).map((device) => device.id)
    if (!devices.includes(id) || !ctx.user) return false
    const { test } = messages.notifications[ctx.locale].push
    const to = { to: ctx.user.email, locale: ctx.locale, devices: [id] }
    await asSystemWithin(inside, 'a test is sent to a device', (system) =>
      pushTo(system, to, { title: test.title, lines: [test.body], isTest: true }),
    )
    return true
  })
