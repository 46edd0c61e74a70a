import { leadRows } from '../electrical/lead-rows.rules.ts'
import type { Rank } from '../knowledge/passages.rules.ts'
import { traitsOf } from '../learnt/features.rules.ts'
import type { Guess } from '../learnt/likely.rules.ts'
import { type Opinion, opinionOf } from '../learnt/opinion.rules.ts'
import { type Intent, says } from '../understanding/intents.rules.ts'
import type { Interpretation } from '../understanding/interpretation.rules.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import { alternativeRows, continuationRows } from './continuation-rows.rules.ts'
import { sendsElsewhere } from './elsewhere.rules.ts'
import { namedRows } from './named-rows.rules.ts'
import { productRows, searchRows } from './product-rows.rules.ts'
import { receiverRows } from './receiver-rows.rules.ts'
import { asksForPromise } from './requests.rules.ts'
import { medicalRows, personRows, safetyRows } from './safety-rows.rules.ts'
import { asksFuse, needRows, sizingRows } from './sizing-rows.rules.ts'
import { subjectIn } from './subjects.rules.ts'
import { chatRows, talkRows } from './talk.rules.ts'
import { textRows } from './text-rows.rules.ts'
import { type View, viewOf } from './view.rules.ts'

export interface Decision {
  readonly intent: Intent
  /** The passage that answers, or the nearest one of an unknown question. */
  readonly passage: string | null
  /** What was read, with a danger that only what was learnt has noticed. */
  readonly read: Read
  readonly count: number | null
}

const rows = [
  ...safetyRows,
  ...talkRows,
  ...personRows,
  ...medicalRows,
  ...receiverRows,
  ...alternativeRows,
  ...leadRows,
  ...sizingRows,
  ...continuationRows,
  ...needRows,
  ...namedRows,
  ...productRows,
  ...textRows,
  ...searchRows,
  ...chatRows,
]

const minNearby = { hits: 2, coverage: 0.3 }
const minNear = { coverage: 0.4, hits: 2, alone: 0.55 }
const isOfficial = /polici\w+|\bpnr\b|militar|minint|minfar|coronel|teniente|police|army|soldier/

/** Working for a State company is no office. */
const employed = /trabaj\w* (en|para|con|de)\b|works? (at|for|in|as)\b/

/** The passage that a subject has, whatever was ranked best. */
function fixedPassage(view: View): string | null {
  const { text, asks } = view
  const subject = subjectIn(view)
  if (subject) return subject
  if (asksForPromise(text)) return 'noPromise'
  if (sendsElsewhere(text)) return 'otherCountries'
  if (asksFuse(text)) return 'fuseSize'
  return asks.length === 1 && asks[0] === 'expandable' ? 'batteryParallel' : null
}

/** What is returned where: 'vivo en Tampa' asks for the rules of the United States. */
function byDestination(id: string | null, { read, state, text }: View): string | null {
  const stated = read.destination ?? state.destination
  if (id === 'returnsCuba' && stated === 'usa' && !/\bcuba\b/.test(text)) return 'returnsUsa'
  return id === 'returnsUsa' && stated === 'cuba' ? 'returnsCuba' : id
}

/** The passage of a policy answer. */
function policyPassage(view: View): string | null {
  const { best, text, isSure, asks } = view
  const fixed = fixedPassage(view)
  if (fixed) return fixed
  if (!isSure && isOfficial.test(text)) return 'whoMayNot'
  if (employed.test(text) && best?.id === 'whoMayNot') return 'whoMay'
  if (!isSure && asks.includes('warranty')) return 'warrantyHow'
  return byDestination(best?.id ?? null, view)
}

const mailLacks =
  /(correo|email|mail|enlace|link)\w* .*(no (me )?(llega|llego|aparece)|never|didnt)|no (me )?(llega|llego) (\w+ ){0,2}(correo|email|mail|enlace)|(never|didnt|dont|not) .*(mail|link)/
const resetPassage = ({ state, text }: View): string =>
  (state.passage !== null && !/contrasena|password|clave/.test(text)) || mailLacks.test(text)
    ? 'resetMail'
    : 'reset'

/** The passage nearest to a question that no page of a product answers. */
const nearby = ({ nearest, asks }: View): string | null =>
  nearest &&
  asks.length === 0 &&
  nearest.hits >= minNearby.hits &&
  nearest.coverage >= minNearby.coverage
    ? nearest.id
    : null

function passageOf(intent: Intent, view: View): string | null {
  if (intent === 'account') return resetPassage(view)
  if (intent === 'verify') return 'verify'
  if (intent === 'order') return 'orderStatus'
  if (intent === 'policy')
    return says.translate.test(view.text) ? view.state.passage : policyPassage(view)
  if (intent === 'unknownFact') return nearby(view)
  const { best } = view
  const isNear =
    best &&
    best.coverage >= minNear.coverage &&
    (best.hits >= minNear.hits || best.coverage >= minNear.alone)
  return intent === 'unknown' && isNear ? best.id : null
}

/** What is answered once more in another language; facts of a product are by themselves. */
const repeated = ['compare', 'fits', 'policy', 'province', 'runtime', 'system', 'search'] as const
const again = (before: View['before']): before is (typeof repeated)[number] =>
  repeated.some((one) => one === before)

const withDanger = (read: Read, opinion: Opinion | null): Read => ({
  ...read,
  emergency: read.emergency ?? opinion?.emergency ?? null,
  forbidden: read.forbidden ?? opinion?.forbidden ?? null,
})

export interface Experience {
  readonly rank: Rank
  readonly guess: Guess
}

/** What a question wants: the first rule that fits, by priority; where none is sure, what was learnt. */
export function decide(interpretation: Interpretation, { rank, guess }: Experience): Decision {
  const view = viewOf(interpretation, rank)
  const ruled = rows.find(([, fits]) => fits(view))?.[0] ?? 'unknown'
  const isFixed = ruled === 'policy' && fixedPassage(view) !== null
  const opinion = opinionOf({ intent: ruled, isFixed }, view, guess(traitsOf(interpretation)))
  const found = opinion?.intent ?? ruled
  const wanted = found === 'translate' && again(view.before) ? view.before : found
  // a set within a budget is a search, which keeps to it
  const intent = wanted === 'system' && view.state.budget !== null ? 'search' : wanted
  const passage = passageOf(intent, view)
  const count = view.count ?? opinion?.count ?? null
  return { intent, passage, count, read: withDanger(view.read, opinion) }
}
