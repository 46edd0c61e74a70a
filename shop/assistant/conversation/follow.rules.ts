import type { Locale } from '#kernel/locale.ts'
import { type Decision, decide, type Experience } from '../decision/decision.rules.ts'
import { namedIn, type Offer, offeredIn } from '../matching/offer.rules.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import { type Interpretation, interpretationOf } from '../understanding/interpretation.rules.ts'
import type { Asked, Message } from './conversation.rules.ts'
import { nothingKnown, type State, without } from './state.rules.ts'

export interface Understood extends Interpretation, Decision {}

interface Knowledge extends Experience {
  readonly offers: readonly Offer[]
  readonly locale: Locale
}

const ofEmergencies: readonly Intent[] = ['emergency', 'emergencyAfter']

const maxRecent = 3
function withNewest(recent: readonly Offer[], offers: readonly Offer[]): readonly Offer[] {
  const [only, ...others] = offers
  if (!only || others.length > 0) return recent
  const before = recent.filter(({ product }) => product.id !== only.product.id)
  return [only, ...before].slice(0, maxRecent)
}

/** What remains of a question for the next one. */
function after({
  state,
  offers,
  categories,
  intent,
  passage,
  asks,
  read,
  count,
  isNamed,
}: Understood): State {
  return {
    ...state,
    recent: withNewest(state.recent, offers),
    focus: offers.length > 0 ? offers : intent === 'search' ? [] : state.focus,
    category:
      offers[0]?.product.category === 'unknown'
        ? null
        : ((offers[0]?.product.category ?? categories[0] ?? state.category) as State['category']),
    intent,
    question: read.text,
    passage,
    asks: asks.length > 0 ? asks : state.asks,
    count: count ?? (isNamed ? null : state.count),
    emergency: read.emergency ?? (ofEmergencies.includes(intent) ? state.emergency : null),
  }
}

const maxFocus = 4

function step(state: State, { role, content }: Message, knowledge: Knowledge): State {
  if (role === 'removed') return without(state, content)
  if (role === 'user') return after(understandIn(state, content, knowledge))
  const all = namedIn(content, knowledge.offers)
  const named = (state.intent === 'search' ? offeredIn(content, all) : all).slice(0, maxFocus)
  const [only, ...others] = state.focus
  // what is in a kit is no other product to speak of
  const isOfOne = state.intent === 'price' && others.length === 0 && only && named.includes(only)
  if (isOfOne) return state
  return named.length > 0
    ? { ...state, focus: named, category: named[0]?.product.category as State['category'] }
    : state
}

function understandIn(state: State, question: string, knowledge: Knowledge): Understood {
  const interpretation = interpretationOf(question, { state, ...knowledge })
  return { ...interpretation, ...decide(interpretation, knowledge) }
}

/** What a conversation has established. */
export const stateAfter = (messages: readonly Message[], knowledge: Knowledge): State =>
  messages.reduce((state, message) => step(state, message, knowledge), nothingKnown)

/** The last question of a conversation, understood with all that was written before it. */
export const understand = ({ question, earlier }: Asked, knowledge: Knowledge): Understood =>
  understandIn(stateAfter(earlier, knowledge), question, knowledge)
