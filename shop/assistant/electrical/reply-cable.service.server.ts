import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { branchCircuits } from '#shop/electrical/wiring/branch-circuits.rules.ts'
import { ampacityOf, gaugeFor } from '#shop/electrical/wiring/copper.rules.ts'
import { productPart } from '#shop/solar/system/product-parts.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import { type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { noteProduct } from '../turns/turn.rules.ts'
import type { CableAmps } from './cable-amps.rules.ts'
import { cables } from './messages/messages.ts'

const rated = ({ specs }: Product, name: string): number => Number(specs[name] ?? 0)

/** The pairs for batteries that are for sale, the thinnest first. */
const pairsOf = ({ all }: ReplyContext): Product[] =>
  all
    .map(({ product }) => product)
    .filter(({ specs }) => specs.role === 'battery_cable' && Number(specs.ampacity_a) > 0)
    .sort((a, b) => rated(a, 'ampacity_a') - rated(b, 'ampacity_a'))

/** The cable for so many amperes. */
function cableFor(reply: ReplyContext, amps: number): string[] {
  const messages = cables[reply.ctx.locale]
  const found = gaugeFor(amps)
  const pair = pairsOf(reply).find((one) => rated(one, 'ampacity_a') >= amps)
  note(reply.facts, { figures: [amps, found?.ampacityA, pair && rated(pair, 'ampacity_a')] })
  if (pair) noteProduct(reply.facts, pair)
  if (!found && !pair) return [format(messages.beyond, { amps })]
  return [
    ...(found ? [format(messages.need, { amps, awg: found.awg, cable: found.ampacityA })] : []),
    ...(pair
      ? [format(messages.needPair, { name: pair.name, own: rated(pair, 'ampacity_a') })]
      : []),
  ]
}

/** What a gauge carries, and whether it is enough. */
function carriesText(reply: ReplyContext, awg: string, amps: number | null): string[] {
  const messages = cables[reply.ctx.locale]
  const cable = ampacityOf(awg)
  const pair = pairsOf(reply).find(({ specs }) => String(specs.awg) === awg)
  const own = pair ? rated(pair, 'ampacity_a') : 0
  note(reply.facts, { figures: [amps, cable, own] })
  if (cable === null) return [format(messages.unknown, { awg })]
  const figures = [
    format(messages.carries, { awg, cable }),
    ...(own > 0 ? [format(messages.ownPair, { own })] : []),
  ]
  if (amps === null) return figures
  const verdict = amps <= cable ? messages.yes : amps <= own ? messages.onlyPair : messages.no
  const isShort = amps > Math.max(cable, own)
  return [format(verdict, { awg, amps }), ...figures, ...(isShort ? cableFor(reply, amps) : [])]
}

/** What a cable carries by the shop's own table. */
export function cableAmpsReply(reply: ReplyContext, { awg, amps }: CableAmps): Part[] {
  const own = awg === null ? cableFor(reply, amps ?? 0) : carriesText(reply, awg, amps)
  return [text([...own, cables[reply.ctx.locale].fuse].join(' '))]
}

const output = /\b(salidas?|output|ac out)\b/
export const asksOutput = (asked: string): boolean => output.test(asked)

const headroom = 1.25

/** Breaker, cable and residual current device at an inverter's output. */
export function outputReply(reply: ReplyContext, inverter: Product): Part[] {
  const messages = cables[reply.ctx.locale]
  const { part } = productPart(inverter)
  const volts = part.gives240 ? 240 : 120
  const amps = (part.continuous_w ?? 0) / volts
  const circuit = branchCircuits.find(({ breakerA }) => breakerA >= amps * headroom)
  if (!part.continuous_w || !circuit) return []
  const rcd = reply.all
    .map(({ product }) => product)
    .filter(({ specs }) => specs.role === 'rcd' && Number(specs.poles) > 2 === part.gives240)
    .find((one) => rated(one, 'rated_a') >= circuit.breakerA)
  const behind = rcd && gaugeFor(rated(rcd, 'rated_a'))
  note(reply.facts, { figures: [amps, circuit.breakerA, volts, rcd && rated(rcd, 'rated_a')] })
  if (rcd) noteProduct(reply.facts, rcd)
  const values = {
    ...{ name: inverter.name, watts: reply.number(part.continuous_w), volts },
    ...{ amps: reply.number(amps, 1), breaker: circuit.breakerA, awg: circuit.awg },
  }
  const second =
    rcd && behind
      ? format(messages.outputRcd, { rcd: rcd.name, rated: rated(rcd, 'rated_a'), awg: behind.awg })
      : messages.outputPlain
  return [text([format(messages.output, values), second, messages.electrician].join(' '))]
}
