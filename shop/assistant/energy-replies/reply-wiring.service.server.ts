import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import {
  cards,
  link,
  type Reply,
  type ReplyContext,
  text,
} from '../replies/reply-context.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'

const num = (value: unknown): number => (typeof value === 'number' ? value : 0)
const usualPanel = 550
const usualCount = 2
const coldC = 10
const standardC = 25
const usualCoefficient = -0.28

/** The open-circuit voltage of a series on a cold dawn. */
const coldVolts = ({ specs }: Product, count: number): number =>
  count *
  num(specs.voc_v) *
  (1 + ((num(specs.temp_coeff_voc_pct_c) || usualCoefficient) * (coldC - standardC)) / 100)

function panelMeant(reply: ReplyContext, watts: number | null): Product | null {
  const panels = reply.all.filter(({ product }) => product.category === 'panel')
  return (
    panels.find(({ product }) => num(product.specs.power_w) === (watts ?? usualPanel))?.product ??
    null
  )
}

const countIn = (asked: string): number =>
  Number(
    /(?<![\d.])(\d{1,2}) (?:de |paneles|panels|\d{3}|[a-z]+ paneles)/.exec(asked)?.[1] ??
      usualCount,
  )
const wattsIn = ({ text: asked, quantities }: Read): number | null =>
  quantities.find(({ unit }) => unit === 'W')?.value ??
  (Number(/ de (\d{3})\b/.exec(asked)?.[1] ?? 0) || null)

/** What the panels are wired to, and the volts it takes. */
function deviceIn({ offers, read }: Understood): { device: Product | null; limit: number } {
  const device = offers.find(({ product }) => num(product.specs.pv_voc_max_v) > 0)?.product ?? null
  const typed = read.quantities.find(({ unit }) => unit === 'V')?.value ?? 0
  return { device, limit: device ? num(device.specs.pv_voc_max_v) : typed }
}

/** How many of a panel a device takes, and how many of them in one series. */
function panelsFor(reply: ReplyContext, panel: Product, device: Product): Part[] {
  const each = num(panel.specs.power_w)
  const [watts, limit] = [num(device.specs.pv_max_w), num(device.specs.pv_voc_max_v)]
  const fit = Math.floor(limit / coldVolts(panel, 1))
  const count = Math.floor(watts / each)
  if (count === 0 || fit === 0) return []
  note(reply.facts, { figures: [each, watts, limit, fit, count] })
  const values = { name: device.name, max: reply.number(watts), limit: reply.number(limit) }
  return [
    text(
      format(reply.offerMessages.wiring.many, { ...values, count, panel: panel.name, series: fit }),
    ),
  ]
}

/** Whether so many panels in series are too much for a controller or inverter. */
export const wiringReply: Reply = async (reply, understood) => {
  const { offers, read } = understood
  const named = offers.find(({ product }) => product.category === 'panel')?.product
  const panel = named ?? panelMeant(reply, wattsIn(read))
  const { device, limit } = deviceIn(understood)
  const guide = link(format(reply.messages.guide, { title: 'MC4' }), '/guia-instalacion#conexion')
  if (!panel || limit === 0) return [guide]
  const many = device && says.howMany.test(read.text) ? panelsFor(reply, panel, device) : []
  if (device && many.length > 0) return [...many, ...cards(reply, [device]), guide]
  const count = countIn(read.text)
  const { wiring } = reply.offerMessages
  noteProduct(reply.facts, panel)
  const volts = coldVolts(panel, count)
  const fit = Math.floor(limit / coldVolts(panel, 1))
  note(reply.facts, { figures: [volts, limit, fit, count] })
  const name = device?.name ?? format(wiring.limit, { max: reply.number(limit) })
  const max = reply.number(limit)
  const values = { count, panel: panel.name, volts: reply.number(volts, 1), max, name, fit }
  return [
    text(format(volts > limit ? wiring.tooMany : wiring.fine, values)),
    ...cards(reply, device ? [device] : []),
    guide,
  ]
}

const nominal: Readonly<Record<number, number>> = { 12: 12.8, 24: 25.6, 48: 51.2 }

/** The controller for so many panels on a battery. */
export const controllerReply: Reply = async (reply, { read, count, offers }) => {
  const { text: asked, quantities } = read
  const each =
    quantities.find(({ unit }) => unit === 'W')?.value ??
    Number(/ de (\d{3})\b/.exec(asked)?.[1] ?? usualPanel)
  const many = count ?? Number(/(?<![\d.])(\d{1,2}) (?:paneles|panels)/.exec(asked)?.[1] ?? 1)
  const battery = offers.find(({ product }) => product.category === 'battery')?.product
  const volts =
    quantities.find(({ unit, value }) => unit === 'V' && nominal[value])?.value ??
    battery?.voltageV ??
    12
  const [watts, bank] = [each * many, nominal[volts] ?? volts]
  const amps = watts / bank
  const fitting = reply.all
    .map(({ product }) => product)
    .filter(({ specs }) => num(specs.pv_voc_max_v) > 0 && num(specs.current_a) >= amps)
    .filter(({ specs }) =>
      String(specs.battery_v)
        .split('/')
        .includes(String(Math.floor(volts))),
    )
    .sort((a, b) => num(a.specs.current_a) - num(b.specs.current_a))
  const size = num(fitting[0]?.specs.current_a) || Math.ceil(amps)
  note(reply.facts, { figures: [watts, bank, amps, size] })
  const values = {
    watts: reply.number(watts),
    volts: reply.number(volts),
    amps: reply.number(amps, 1),
    size,
  }
  return [
    text(format(reply.offerMessages.controller.need, values)),
    ...cards(reply, fitting.slice(0, 2)),
  ]
}
