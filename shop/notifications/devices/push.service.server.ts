import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { MailRefused } from '#platform/mail/mailer.ts'
import { type Connect, PushGone, PushRefused, sendPush } from '#platform/push/send-push.ts'
import { keysOf } from '#platform/push/vapid.ts'
import type { PushCarrier } from '#shop/emails/outbox/delivery.rules.ts'
import { queuePush } from '#shop/emails/outbox/outbox.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { hourOf, isQuiet } from '../notification.rules.ts'
import { payloadOf, ttlSeconds } from './device.rules.ts'
import { deleteDevice, deviceToReach, noteReached, noteRefused } from './devices.queries.server.ts'
import { vapidPrivateKey } from './vapid-key.service.server.ts'

const panelPath = '/admin'

interface PushTo {
  readonly to: string
  readonly locale: Locale
  readonly devices: readonly string[]
}

interface PushTexts {
  /** With the place for the shop's name. */
  readonly title: string
  readonly lines: readonly string[]
  readonly isTest: boolean
}

/** Queues a message to devices of one person. */
export async function pushTo(
  ctx: Needs<'now'> & { readonly tx: Tx },
  { to, locale, devices }: PushTo,
  { title, lines, isTest }: PushTexts,
): Promise<void> {
  if (devices.length === 0) return
  const { shopName } = await currentShopFacts({ ...ctx, locale })
  const subject = format(title, { shop: shopName }).slice(0, 200)
  const payload = payloadOf(subject, lines, panelPath)
  await queuePush(ctx, { to, locale, devices, subject, payload, isTest })
}

interface CarrierNeeds extends Pick<Ctx, 'db' | 'config' | 'shopUrl'> {
  readonly now: () => Date
  /** How push services are reached; over the Internet when missing. */
  readonly connect?: Connect
}

/** Push services write to whoever runs the shop when something is amiss. */
async function contactOf(ctx: Needs, shopUrl: string): Promise<string> {
  if (shopUrl.startsWith('https:')) return shopUrl
  const { supportEmail } = await currentShopFacts({ ...ctx, locale: 'es' })
  return `mailto:${supportEmail}`
}

/** A device that is gone is removed; one that refuses is shown as such. */
async function endedBy(ctx: Needs<'now'>, device: string, error: unknown): Promise<Error> {
  if (error instanceof PushGone) await inTransaction(ctx, ({ tx }) => deleteDevice(tx, device))
  else if (error instanceof PushRefused)
    await inTransaction(ctx, ({ tx }) => noteRefused(tx, device, ctx.now))
  else return error as Error
  return new MailRefused(error.message)
}

/** What the outbox sends messages to devices with. */
export function pushCarrier({ db, config, shopUrl, now, connect }: CarrierNeeds): PushCarrier {
  return async ({ device, payload, isTest }, signal) => {
    const at = now()
    const acting = { ...asSystem(db, 'staff is notified in a device'), config, now: at }
    const target = await inTransaction(acting, ({ tx }) => deviceToReach(tx, device))
    if (!target) throw new MailRefused('the device is of nobody who administers the shop')
    if (!isTest && isQuiet(target, hourOf(at))) throw new Error('these are quiet hours')
    const keys = keysOf(await vapidPrivateKey(acting))
    const sender = { keys, contact: await contactOf(acting, shopUrl) }
    const message = { payload, ttlSeconds: ttlSeconds(target, at), now: at }
    try {
      const how = { signal, ...(connect && { connect }) }
      const reference = await sendPush(sender, target, message, how)
      await inTransaction(acting, ({ tx }) => noteReached(tx, device, at))
      return reference
    } catch (error) {
      throw await endedBy(acting, device, error)
    }
  }
}
