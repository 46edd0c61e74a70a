import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Turn } from '../tools/catalogue-tools.service.server.ts'
import { intentOf } from '../understanding/decision.rules.ts'
import { type Intent, says } from '../understanding/intents.rules.ts'
import { type Read, read } from '../understanding/understanding.rules.ts'
import type { Answer } from './answer.rules.ts'
import { type Facts, noFacts } from './facts.rules.ts'
import { type Reply, replyContextIn } from './reply-context.service.server.ts'
import { compareReply, priceReply, searchReply } from './reply-products.service.server.ts'
import {
  dangerReply,
  discountReply,
  greetingReply,
  guideReply,
  humanReply,
  limitsReply,
  orderReply,
  policyReply,
  thanksReply,
  unknownReply,
} from './reply-shop.service.server.ts'
import {
  batteryReply,
  inverterReply,
  panelsReply,
  systemReply,
} from './reply-sizing.service.server.ts'
import { consumptionReply, rechargeReply, runtimeReply } from './reply-use.service.server.ts'

const replies: Record<Intent, Reply> = {
  limits: limitsReply,
  danger: dangerReply,
  order: orderReply,
  discount: discountReply,
  human: humanReply,
  recharge: rechargeReply,
  compare: compareReply,
  runtime: runtimeReply,
  consumption: consumptionReply,
  inverter: inverterReply,
  panels: panelsReply,
  batterySize: batteryReply,
  policy: policyReply,
  price: priceReply,
  system: systemReply,
  guide: guideReply,
  search: searchReply,
  greeting: greetingReply,
  thanks: thanksReply,
  unknown: unknownReply,
}

/** A follow-up such as '¿Y con dos ventiladores?' repeats the previous question with other devices. */
function joined(now: Read, before: Read | null): Read {
  if (!before || !says.followUp.test(now.text)) return now
  const pick = <Value>(own: readonly Value[], other: readonly Value[]) =>
    own.length > 0 ? own : other
  return {
    ...now,
    text: `${before.text}${now.text}`,
    items: pick(now.items, before.items),
    quantities: pick(now.quantities, before.quantities),
    categories: pick(now.categories, before.categories),
    house: now.house ?? before.house,
    blackoutHours: now.blackoutHours ?? before.blackoutHours,
    kwhAMonth: now.kwhAMonth ?? before.kwhAMonth,
  }
}

export interface Asked {
  readonly question: string
  /** The previous question, if any. */
  readonly before: string | null
}

export interface EngineAnswer {
  readonly answer: Answer
  readonly facts: Facts
}

type EngineNeeds = Needs<'locale' | 'destination' | 'now'>

/** Answers from the tools' results only; all of them run in one transaction. */
export const engineAnswer = (
  ctx: EngineNeeds,
  { question, before }: Asked,
): Promise<EngineAnswer> =>
  inTransaction(ctx, async (inside) => {
    const own = read(question, ctx.locale)
    const understood = joined(own, before === null ? null : read(before, ctx.locale))
    const { locale } = own
    const turn: Turn = { ctx: { ...inside, locale }, facts: noFacts() }
    const intent = intentOf(understood)
    const parts = await replies[intent](replyContextIn(turn, question), understood)
    return { answer: { intent, locale, parts, by: 'engine' }, facts: turn.facts }
  })
