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
import { choiceFormData, isSilent } from '#shop/notifications/notification.rules.ts'
import {
  chooseNotifications,
  notifiedUsers,
} from '#shop/notifications/notifications.service.server.ts'
import type { ChoiceRefused } from '#shop/notifications/ui/notification-card.tsx'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'
import { saveMerged } from '../forms/save-merged.server.ts'

/** What was done, as the address of the page says it afterwards. */
const done = {
  guardado: 'saved',
  silencio: 'silent',
  agregado: 'added',
  terminado: 'ended',
  prueba: 'tested',
} as const
export type Done = keyof typeof done
export const isDone = (input: string | null): input is Done => input !== null && input in done

type Texts = (typeof messages.notifications)['es'] | (typeof messages.notifications)['en']
export const doneNotices = ({ saved, silent, devices }: Texts): Readonly<Record<Done, string>> => ({
  ...{ guardado: saved, silencio: silent, agregado: devices.added },
  ...{ terminado: devices.ended, prueba: devices.tested },
})

type Posted = Readonly<Record<string, unknown>>
type Crossed = { readonly ok: false; readonly code: 'crossed'; readonly crossed: ChoiceRefused }
type Outcome = Result<Done, 'notUnderstood' | 'invalid' | 'tooMany' | 'gone'> | Crossed

async function add(ctx: Ctx, posted: Posted): Promise<Outcome> {
  const subscription = readSubscription(posted)
  if (!subscription) return refused('notUnderstood')
  const added = await addDevice(ctx, subscription)
  if (added.ok) return ok('agregado')
  return refused(added.code === 'too_many' ? 'tooMany' : 'invalid')
}

async function choose(ctx: Ctx, posted: Posted): Promise<Outcome> {
  const user = readChoice(posted)?.user
  if (!user || (isRestricted(ctx.user) && user !== ctx.user?.id)) return refused('notUnderstood')
  const { saved, ...merged } = await saveMerged(ctx, posted, {
    name: `notifications of ${user}`,
    stored: async (inside) => {
      const chosen = (await notifiedUsers(inside)).find(({ id }) => id === user)
      return chosen ? choiceFormData(chosen) : {}
    },
    save: async (inside, input) => {
      const typed = readChoice({ user, ...input })
      if (typed === null || !(await chooseNotifications(inside, typed))) return false
      return isSilent(typed.choice) ? 'silencio' : 'guardado'
    },
  })
  if (saved === null) return { ok: false, code: 'crossed', crossed: { user, ...merged } }
  return saved ? ok(saved) : refused('notUnderstood')
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
