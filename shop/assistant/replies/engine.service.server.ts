import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { knownSynonyms } from '#shop/catalogue/search/synonyms.service.server.ts'
import { compareReply } from '../catalogue-replies/reply-compare.service.server.ts'
import { factsReply, unknownFactReply } from '../catalogue-replies/reply-facts.service.server.ts'
import { fitsReply } from '../catalogue-replies/reply-fits.service.server.ts'
import { searchReply } from '../catalogue-replies/reply-search.service.server.ts'
import type { Asked, Message } from '../conversation/conversation.rules.ts'
import { type Understood, understand } from '../conversation/follow.rules.ts'
import { withSynonyms } from '../conversation/synonyms.rules.ts'
import { consumptionReply } from '../energy-replies/reply-consumption.service.server.ts'
import { panelsReply } from '../energy-replies/reply-panels.service.server.ts'
import {
  batteryReply,
  inverterReply,
  systemReply,
} from '../energy-replies/reply-sizing.service.server.ts'
import { rechargeReply, runtimeReply } from '../energy-replies/reply-use.service.server.ts'
import { controllerReply, wiringReply } from '../energy-replies/reply-wiring.service.server.ts'
import { finished, withoutDanger } from '../guard/finished.rules.ts'
import { rankingIn } from '../knowledge/ranking.server.ts'
import { learntGuess } from '../learnt/weights.server.ts'
import { offersIn, type Turn } from '../tools/catalogue-tools.service.server.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import { languageOf } from '../understanding/understanding.rules.ts'
import type { Answer, Part } from './answer.rules.ts'
import { type Facts, noFacts } from './facts.rules.ts'
import { knownPart } from './known.service.server.ts'
import {
  human,
  link,
  type Reply,
  type ReplyContext,
  replyContextIn,
  text,
} from './reply-context.service.server.ts'
import {
  asksPlate,
  dangerReply,
  emergencyAfterReply,
  emergencyReply,
  medicalPart,
  plateReply,
} from './reply-safety.service.server.ts'
import {
  chatReply,
  complaintReply,
  discountReply,
  greetingReply,
  humanReply,
  identityReply,
  limitsReply,
  notSoldReply,
  orderReply,
  othersDataReply,
  policyReply,
  provinceReply,
  thanksReply,
  unknownReply,
} from './reply-shop.service.server.ts'

const replies: Record<Intent, Reply> = {
  limits: limitsReply,
  emergency: emergencyReply,
  emergencyAfter: emergencyAfterReply,
  danger: dangerReply,
  order: orderReply,
  account: policyReply,
  verify: policyReply,
  othersData: othersDataReply,
  discount: discountReply,
  human: humanReply,
  identity: identityReply,
  translate: factsReply,
  recharge: rechargeReply,
  compare: compareReply,
  fits: fitsReply,
  runtime: runtimeReply,
  consumption: consumptionReply,
  inverter: inverterReply,
  controller: controllerReply,
  panels: panelsReply,
  batterySize: batteryReply,
  policy: policyReply,
  province: provinceReply,
  price: factsReply,
  system: systemReply,
  wiring: wiringReply,
  search: searchReply,
  greeting: greetingReply,
  chat: chatReply,
  complaint: complaintReply,
  thanks: thanksReply,
  notSold: notSoldReply,
  unknownFact: unknownFactReply,
  unknown: unknownReply,
}

export interface EngineAnswer {
  readonly answer: Answer
  readonly facts: Facts
  readonly understood: Understood
}

export type EngineNeeds = Needs<'locale' | 'destination' | 'now' | 'config'>

/** These name the danger in order to forbid it. */
const ofSafety: readonly Intent[] = ['emergency', 'emergencyAfter', 'danger']
const talk: readonly Intent[] = ['greeting', 'thanks']
const calculated: readonly Intent[] = ['consumption', 'recharge', 'runtime', 'fits', 'panels']

/** The reply's parts, checked for danger like a model's text: the owner's own texts are quoted too. */
async function checkedParts(reply: ReplyContext, understood: Understood): Promise<readonly Part[]> {
  const { intent } = understood
  const own = await (asksPlate(understood) ? plateReply : replies[intent])(reply, understood)
  if (ofSafety.includes(intent)) return own
  const safe = withoutDanger(
    own,
    reply.all.map(({ product }) => product.name),
  )
  const isEmpty = own.length > safe.length && !safe.some((part) => 'text' in part)
  return isEmpty ? [text(reply.messages.unknown), ...safe, human(reply)] : safe
}

function nextStep(reply: ReplyContext, intent: Intent): Part {
  return calculated.includes(intent)
    ? link(reply.messages.emptyCalculator, '/calculadora-solar')
    : human(reply)
}

/** The visitor's messages with the synonyms of the owner, as the shop's search reads them. */
async function inShopWords(ctx: EngineNeeds, { question, earlier }: Asked): Promise<Asked> {
  const synonyms = await knownSynonyms(ctx)
  return {
    question: withSynonyms(question, synonyms),
    earlier: earlier.map((one) =>
      one.role === 'user' ? { ...one, content: withSynonyms(one.content, synonyms) } : one,
    ),
  }
}

/** Answers from the tools' results only; all of them run in one transaction. */
export const engineAnswer = (ctx: EngineNeeds, input: Asked): Promise<EngineAnswer> =>
  inTransaction(ctx, async (inside) => {
    const asked = await inShopWords(inside, input)
    const locale = languageOf(input.question, ctx.locale)
    const last: Message = { role: 'user', content: asked.question }
    const messages = [...asked.earlier, last]
    const readIn = async (language: Locale) => {
      const offers = await offersIn({ ctx: { ...inside, locale: language } }, messages)
      const experience = { rank: rankingIn(locale), guess: await learntGuess() }
      return { offers, understood: understand(asked, { offers, locale, ...experience }) }
    }
    const first = await readIn(locale)
    const spoken = first.understood.state.locale ?? locale
    // 'en inglés': products have their names of that language
    const { offers, understood } = spoken === locale ? first : await readIn(spoken)
    const { state, intent } = understood
    const destination = state.destination ?? ctx.destination
    const turn: Turn = { ctx: { ...inside, locale: spoken, destination }, facts: noFacts() }
    const reply = replyContextIn(turn, input.question, offers, ctx.destination)
    const own = [...(await checkedParts(reply, understood)), ...medicalPart(reply, understood)]
    const next = nextStep(reply, intent)
    const shown = talk.includes(intent) ? own : finished(own, { locale: spoken, next })
    const parts = [...shown, ...knownPart(reply, understood)]
    return {
      answer: { intent, locale: spoken, parts, by: 'engine' },
      facts: turn.facts,
      understood,
    }
  })
