import { format } from '#kernel/messages.ts'
import { hoursToCountOn } from '#shop/electrical/reserve.rules.ts'
import type { Runtime } from '#shop/electrical/runtime.rules.ts'
import { rangeFigures } from '#shop/electrical/runtime-text.rules.ts'
import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import { runtimeHref } from '#shop/solar/runtime/runtime-query.rules.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  devicesText,
  estimate,
  link,
  type ReplyContext,
  text,
  warning,
} from '../replies/reply-context.service.server.ts'
import { runtimeOfEnergy } from '../tools/energy-tools.service.server.ts'
import type { Read } from '../understanding/understanding.rules.ts'

const manyHours = 72

export function hoursText(reply: ReplyContext, name: string, runtime: Runtime): string {
  const { messages, number, ctx } = reply
  return runtime.hoursLow > manyHours
    ? format(messages.runtime.days, { name, days: number(Math.floor(runtime.hoursLow / 24)) })
    : format(messages.runtime.result, { name, ...rangeFigures(ctx.locale, runtime) })
}

/** What of the hours may be counted on for a medical device. */
export function countOnText(
  { messages, number, facts }: ReplyContext,
  items: readonly Item[],
  runtime: Runtime,
): Part[] {
  if (!items.some(isMedicalDevice)) return []
  const hours = Math.floor(10 * hoursToCountOn(runtime)) / 10
  note(facts, { durations: [hours] })
  return [text(format(messages.runtime.countOn, { hours: number(hours, 1) }))]
}

interface Losses {
  readonly labelWh: number
  readonly outletWh: number
  readonly standbyW: number
}

export const lossesText = (
  { messages, number }: ReplyContext,
  { labelWh, outletWh, standbyW }: Losses,
): string =>
  format(messages.runtime.losses, {
    label: number(labelWh),
    outlet: number(Math.floor(outletWh)),
    standby: number(standbyW),
  })

interface OwnEnergy {
  readonly wh: number
  /** Assumed where the question does not say them. */
  readonly volts: number | null
  readonly count: number
}

/** A battery from elsewhere, by the figures in the question. */
export function withEnergy(reply: ReplyContext, read: Read, energy: OwnEnergy): Part[] {
  const { messages, number } = reply
  const kind = read.categories.includes('portable') ? 'portable' : 'battery'
  const { items, chemistry } = read
  const volts = energy.volts ?? read.quantities.find(({ unit }) => unit === 'V')?.value ?? null
  const result = runtimeOfEnergy(reply, { wh: energy.wh, volts, kind, chemistry }, items)
  if (!result.runtime) return []
  note(reply.facts, {
    figures: [energy.volts, energy.count],
    durations: [Math.floor(result.runtime.hoursLow / 24)],
  })
  const { count } = energy
  const generic = messages.runtime.generic[count > 1 ? 'bank' : kind]
  const name = format(generic, { wh: number(energy.wh), count: number(count) })
  const isLead = kind === 'battery' && chemistry !== 'lifepo4'
  return [
    text(
      `${hoursText(reply, name, result.runtime)} ${format(messages.runtime.mean, { watts: number(result.meanW) })}`,
    ),
    text(
      `${format(messages.countedWith, { devices: devicesText({ turn: reply, items }) })} ${lossesText(reply, { ...result, labelWh: energy.wh })}`,
    ),
    ...countOnText(reply, items, result.runtime),
    ...(result.startW > result.simultaneousW
      ? [warning(format(messages.runtime.surgeUnknown, { asked: number(result.startW) }))]
      : []),
    ...(isLead ? [warning(messages.runtime.leadOnly)] : []),
  ]
}

/** Lead for starting a car or for storage: only the owner can see which. */
export const isLead = ({ chemistry }: Read): boolean => chemistry === 'lead'

/** A lead battery: its hours where its size is known, and always the question about its kind. */
export function leadReply(reply: ReplyContext, read: Read, energy: OwnEnergy | null): Part[] {
  const { messages } = reply
  const known = energy && read.items.length > 0 ? withEnergy(reply, read, energy) : []
  return [
    ...known,
    text(known.length > 0 ? messages.runtime.leadKind : messages.runtime.leadKindAndSize),
    ...(known.length > 0 ? [] : [warning(messages.runtime.leadOnly)]),
    link(messages.planner, runtimeHref({ items: read.items })),
    ...(known.length > 0 ? [estimate(reply)] : []),
  ]
}
