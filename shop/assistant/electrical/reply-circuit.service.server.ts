import { format } from '#kernel/messages.ts'
import { batteryHeadroom } from '#shop/electrical/checks/battery-circuit.rules.ts'
import { nextFuse } from '#shop/electrical/checks/strings.rules.ts'
import {
  type BranchCircuit,
  branchCircuits,
} from '#shop/electrical/wiring/branch-circuits.rules.ts'
import { gaugeFor } from '#shop/electrical/wiring/copper.rules.ts'
import type { Part } from '../replies/answer.rules.ts'
import { note } from '../replies/facts.rules.ts'
import { type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import type { CircuitAsked } from './circuit-asked.rules.ts'
import { cables } from './messages/messages.ts'

type Asked<Kind extends CircuitAsked['kind']> = Extract<CircuitAsked, { kind: Kind }>

/** A breaker carries four fifths of its figure for hours. */
const forHours = 0.8
/** What a split of a house may ask for. */
const maxCoolerA = 30

function figuresOf({ facts, number }: ReplyContext, one: BranchCircuit) {
  const metres240 = one.metres120 * 2
  const amps = one.breakerA * forHours
  const { breakerA, awg, mm2, watts120, watts240, metres120 } = one
  note(facts, { figures: [breakerA, awg, mm2, watts120, watts240, metres120, metres240, amps] })
  return {
    ...{ breaker: breakerA, awg, mm2: number(mm2, 1), amps: number(amps) },
    ...{ watts120: number(watts120), watts240: number(watts240), metres120, metres240 },
  }
}

function extensionText(reply: ReplyContext, { awg }: Asked<'extensionCord'>): string {
  const messages = cables[reply.ctx.locale]
  const found = branchCircuits.find((one) => String(one.awg) === awg)
  if (!found) return format(messages.cordUnknown, { awg })
  return format(messages.cord, figuresOf(reply, found))
}

function breakerText(reply: ReplyContext, { breakerA }: Asked<'houseBreaker'>): string {
  const messages = cables[reply.ctx.locale]
  const found = branchCircuits.find((one) => one.breakerA >= breakerA)
  note(reply.facts, { figures: [breakerA] })
  if (!found) return format(messages.beyond, { amps: breakerA })
  return format(messages.houseBreaker, { ...figuresOf(reply, found), asked: breakerA })
}

/** The rows of the guide's table for an air conditioner, with how far each goes. */
function coolerText(reply: ReplyContext, { volts, metres }: Asked<'coolerCable'>): string {
  const messages = cables[reply.ctx.locale]
  const rows = branchCircuits.filter(({ breakerA }) => breakerA <= maxCoolerA)
  const lines = rows.map((one) => {
    const figures = figuresOf(reply, one)
    const reach = volts === 240 ? figures.metres240 : figures.metres120
    return format(messages.coolerRow, { ...figures, reach })
  })
  note(reply.facts, { figures: [volts, metres] })
  const reachOf = ({ metres120 }: BranchCircuit) => (metres120 * volts) / 120
  const isFar = metres !== null && rows.some((one) => reachOf(one) < metres)
  const far = isFar ? [format(messages.coolerFar, { metres: reply.number(metres) })] : []
  const start = format(messages.cooler, { volts, rows: lines.join('; ') })
  return [start, ...far, messages.electrician].join(' ')
}

function controllerText(reply: ReplyContext, { amps }: Asked<'controllerFuse'>): string {
  const messages = cables[reply.ctx.locale]
  const fuse = nextFuse(batteryHeadroom * amps)
  const cable = fuse === null ? null : gaugeFor(fuse)
  if (fuse === null || !cable) return format(messages.beyond, { amps })
  note(reply.facts, { figures: [amps, fuse, cable.ampacityA] })
  const values = { amps, fuse, awg: cable.awg, cable: cable.ampacityA }
  return format(messages.controllerFuse, values)
}

function textFor(reply: ReplyContext, asked: CircuitAsked): string {
  if (asked.kind === 'extensionCord') return extensionText(reply, asked)
  if (asked.kind === 'houseBreaker') return breakerText(reply, asked)
  if (asked.kind === 'coolerCable') return coolerText(reply, asked)
  return controllerText(reply, asked)
}

/** Breaker, fuse and copper by the guide's tables. */
export const circuitReply = (reply: ReplyContext, asked: CircuitAsked): Part[] => [
  text(textFor(reply, asked)),
]
