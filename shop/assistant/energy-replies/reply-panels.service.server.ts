import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { holdsOf } from '#shop/solar/runtime/runtime.rules.ts'
import { sunChargeH } from '#shop/solar/sizing/battery.rules.ts'
import { usualSunHours } from '#shop/solar/sizing/sun-hours.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  cards,
  type Reply,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { ends, sized } from './reply-sizing.service.server.ts'

const usualWatts = 550
const wattsOf = ({ specs }: Product): number => Number(specs.power_w ?? 0)

/** The panel that was named, or the usual one. */
function panelOf(reply: ReplyContext, { offers, read }: Understood): Product | null {
  const named = offers.find(({ product }) => product.category === 'panel')?.product
  const panels = reply.all.filter(({ product }) => product.category === 'panel' && product.inStock)
  const bare = Number(/(?<!\d)(\d{3})s?(?![\d.,]| ?kwh)/.exec(read.text)?.[1] ?? usualWatts)
  const find = (watts: number) => panels.find(({ product }) => wattsOf(product) === watts)?.product
  return named ?? find(bare) ?? find(usualWatts) ?? null
}

/** Panels that fill a battery in one day of usual sun. */
function toFill(reply: ReplyContext, understood: Understood, panel: Product): Part[] | null {
  const store = understood.offers.find(({ product }) => holdsOf(product) !== null)?.product
  const labelWh = store && holdsOf(store)?.labelWh
  if (!store || !labelWh) return null
  const watts = sunChargeH(labelWh, 1) / usualSunHours
  const count = Math.ceil(watts / wattsOf(panel))
  note(reply.facts, { figures: [watts, count, wattsOf(panel)] })
  const values = {
    name: store.name,
    count,
    watts: reply.number(wattsOf(panel)),
    total: reply.atLeast(watts),
  }
  return [text(format(reply.offerMessages.recharge.panels, values)), ...cards(reply, [panel])]
}

/** How many panels a day's consumption takes. */
export const panelsReply: Reply = async (reply, understood) => {
  const panel = panelOf(reply, understood)
  const filled =
    panel && /carg|llen|charg|fill/.test(understood.read.text)
      ? toFill(reply, understood, panel)
      : null
  if (filled) return filled
  const one = sized(reply, understood)
  const { messages, number, atLeast, facts } = reply
  const { panelW, sunHours } = one.numbers
  const watts = panel ? wattsOf(panel) : usualWatts
  const count = Math.ceil(panelW / watts)
  note(facts, { figures: [count, watts] })
  const values = {
    watts: atLeast(panelW),
    count: number(count),
    each: number(watts),
    sun: number(sunHours, 1),
  }
  return [
    text(format(messages.panels.need, values)),
    text(one.basis),
    ...cards(reply, panel ? [panel] : []),
    ...ends(one),
  ]
}
