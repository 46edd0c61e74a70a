import { ok, type Result, refused } from '#kernel/result.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readDeviceId, readSubscription } from '#shop/notifications/devices/device.input.ts'
import {
  addDevice,
  endDevice,
  testDevice,
} from '#shop/notifications/devices/devices.service.server.ts'
import type { messages } from '#shop/notifications/messages/messages.ts'
import { readChoice } from '#shop/notifications/notification.input.ts'
import { chooseNotifications } from '#shop/notifications/notifications.service.server.ts'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'

/** What was done, as the address of the page says it afterwards. */
const done = { guardado: 'saved', agregado: 'added', terminado: 'ended', prueba: 'tested' } as const
export type Done = keyof typeof done
export const isDone = (input: string | null): input is Done => input !== null && input in done

type Texts = (typeof messages.notifications)['es'] | (typeof messages.notifications)['en']
export const doneNotices = ({ saved, devices }: Texts): Readonly<Record<Done, string>> => ({
  ...{ guardado: saved, agregado: devices.added },
  ...{ terminado: devices.ended, prueba: devices.tested },
})

type Posted = Readonly<Record<string, unknown>>
type Outcome = Result<Done, 'notUnderstood' | 'invalid' | 'tooMany' | 'gone'>

async function add(ctx: Ctx, posted: Posted): Promise<Outcome> {
  const subscription = readSubscription(posted)
  if (!subscription) return refused('notUnderstood')
  const added = await addDevice(ctx, subscription)
  if (added.ok) return ok('agregado')
  return refused(added.code === 'too_many' ? 'tooMany' : 'invalid')
}

async function choose(ctx: Ctx, posted: Posted): Promise<Outcome> {
  const typed = readChoice(posted)
  if (typed && isRestricted(ctx.user) && typed.user !== ctx.user?.id)
    return refused('notUnderstood')
  const isStored = typed !== null && (await chooseNotifications(ctx, typed))
  return isStored ? ok('guardado') : refused('notUnderstood')
}

/** A form of the page of notifications. */
export async function changeNotifications(ctx: Ctx, posted: Posted): Promise<Outcome> {
  const { intent } = posted
  if (intent === 'add') return add(ctx, posted)
  if (intent !== 'test' && intent !== 'end') return choose(ctx, posted)
  const device = readDeviceId(posted)
  if (device === null) return refused('notUnderstood')
  if (intent === 'test') return (await testDevice(ctx, device)) ? ok('prueba') : refused('gone')
  return (await endDevice(ctx, device)) ? ok('terminado') : refused('gone')
}
