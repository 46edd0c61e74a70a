import { format } from '#kernel/messages.ts'
import { type Item, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  devicesText,
  estimate,
  type Reply,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { consumptionOf } from '../tools/energy-tools.service.server.ts'

const fridges = ['rm', 'ri', 'rv']

function fridgeText(reply: ReplyContext, item: Item): string {
  const { messages, number } = reply
  const [modern, old] = ['rm', 'rv'].map((code) => consumptionOf(reply, [usualItem(code)]))
  if (!modern || !old) return ''
  const used = consumptionOf(reply, [item])
  const both = format(messages.consumption.fridges, {
    modern: number(modern.wh),
    modernKwh: number(modern.kwhAMonth, 1),
    old: number(old.wh),
    oldKwh: number(old.kwhAMonth, 1),
  })
  const drawn = format(messages.consumption.fridgeWatts, {
    watts: number(used.watts),
    surge: number(used.surgeW),
  })
  return `${both} ${drawn}`
}

function deviceText(reply: ReplyContext, item: Item): string {
  if (fridges.includes(item.code) && item.quantity === 1) return fridgeText(reply, item)
  const { messages, number } = reply
  const used = consumptionOf(reply, [item])
  const text = format(messages.consumption.one, {
    name: devicesText({ turn: reply, items: [item] }),
    wh: number(used.wh),
    kwh: number(used.kwhAMonth, 1),
    watts: number(used.watts),
  })
  if (used.surgeW === used.watts) return text
  return `${text} ${format(messages.consumption.start, { surge: number(used.surgeW) })}`
}

/** Consumption of devices per day and month. */
export const consumptionReply: Reply = async (reply, { read: { items, blackoutHours } }) => {
  const { messages, number } = reply
  const sum = consumptionOf(reply, items)
  const inHours = blackoutHours === null ? null : sum.meanW * blackoutHours
  note(reply.facts, { figures: [inHours], durations: [blackoutHours] })
  return [
    ...items.map((item) => text(deviceText(reply, item))),
    ...(items.length > 1
      ? [
          text(
            format(messages.consumption.sum, { wh: number(sum.wh), kwh: number(sum.kwhAMonth, 1) }),
          ),
        ]
      : []),
    ...(inHours === null
      ? []
      : [
          text(
            format(messages.consumption.perHour, {
              hours: number(blackoutHours ?? 0),
              wh: number(inHours),
            }),
          ),
        ]),
    estimate(reply),
  ]
}
