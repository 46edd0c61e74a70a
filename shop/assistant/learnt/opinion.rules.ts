import type { View } from '../decision/view.rules.ts'
import { type Emergency, emergencies } from '../safety/emergency.rules.ts'
import { type Forbidden, forbidden } from '../safety/forbidden.rules.ts'
import { isGeneral } from '../safety/hazards/mood.rules.ts'
import { type Intent, intents } from '../understanding/intents.rules.ts'
import type { Likely } from './likely.rules.ts'

/** What was learnt says of a question, where the rules are not sure. */
export interface Opinion {
  readonly intent: Intent
  readonly emergency?: Emergency
  readonly forbidden?: Forbidden
  /** How many are meant: 'make it four'. */
  readonly count?: number
}

/** What a rule chose, and whether it chose by more than likeness. */
export interface Ruled {
  readonly intent: Intent
  /** The passage is chosen by a subject of its own. */
  readonly isFixed: boolean
}

/** Rules end here when no other fits; the others say why. */
const unsure: readonly Intent[] = ['policy', 'unknown', 'unknownFact', 'chat']
const ofSafety: readonly Intent[] = ['emergency', 'emergencyAfter', 'danger', 'limits']

/** How large a share speaks; where a rule has a reason, more. */
const minShares = {
  intent: 0.5,
  unknown: 0.4,
  plan: 0.6,
  emergency: 0.6,
  unsureEmergency: 0.45,
  reasoned: 0.75,
}

const shareOf = (likely: readonly Likely[], kind: string): number =>
  likely
    .filter(({ label }) => label.split(':')[0] === kind)
    .reduce((sum, { share }) => sum + share, 0)
const firstOf = <Name extends string>(
  likely: readonly Likely[],
  kind: string,
  names: readonly Name[],
): Name | null => {
  const found = likely.find(({ label }) => label.startsWith(`${kind}:`))?.label.split(':')[1]
  return names.find((name) => name === found) ?? null
}

const asksIfUsual = /\b(es|sera) normal\b|\bis (it|that|this) (normal|usual)\b/

function emergencyOf(ruled: Ruled, { text }: View, likely: readonly Likely[]): Emergency | null {
  const isReasoned = ruled.isFixed || isGeneral(text) || asksIfUsual.test(text)
  const min = unsure.includes(ruled.intent) ? minShares.unsureEmergency : minShares.emergency
  const share = shareOf(likely, 'emergency')
  return share >= (isReasoned ? minShares.reasoned : min)
    ? firstOf(likely, 'emergency', emergencies)
    : null
}

/** What may as well be happening counts, where a plan is at least as likely. */
function planOf(likely: readonly Likely[]): Forbidden | null {
  const [plan, other] = [shareOf(likely, 'danger'), shareOf(likely, 'emergency')]
  const isLikely = plan >= other && plan + other >= minShares.plan
  return isLikely ? (firstOf(likely, 'danger', forbidden) ?? 'unclear') : null
}

/** The last number without a unit, of a product that is pointed at. */
function countIn({ text }: View): number | null {
  const found = [...text.matchAll(/(?<= )\d{1,2}(?= (?:de |of )?(?:[a-z]{4,} )?,? ?$)/g)].at(-1)
  const count = Number(found?.[0] ?? 0)
  return count > 1 ? count : null
}

type Can = (view: View) => boolean
const isPointed: Can = ({ offers, state }) => offers.length > 0 || state.focus.length > 0
const names: Can = ({ categories, items, state, isSearch }) =>
  categories.length > 0 || items.length > 0 || state.category !== null || isSearch
const draws: Can = ({ items, state }) => items.length > 0 || state.items.length > 0
/** What an answer is made of; without it another one is given. */
const can: Partial<Record<Intent, Can>> = {
  price: isPointed,
  search: names,
  compare: ({ offers, state }) => offers.length > 1 || state.focus.length > 1,
  fits: (view) => isPointed(view) && draws(view),
  runtime: (view) => isPointed(view) && draws(view),
  recharge: isPointed,
  consumption: draws,
  system: draws,
  inverter: draws,
  panels: draws,
  batterySize: draws,
  policy: ({ best }) => best !== null,
  order: () => true,
  account: () => true,
  verify: () => true,
  othersData: () => true,
  discount: () => true,
  human: () => true,
  identity: () => true,
  greeting: () => true,
  thanks: () => true,
  chat: () => true,
  complaint: () => true,
  notSold: () => true,
}

function intentOf(ruled: Intent, view: View, [first]: readonly Likely[]): Opinion | null {
  const intent = intents.find((one) => one === first?.label)
  const min = minShares[ruled === 'unknown' ? 'unknown' : 'intent']
  if (!first || !intent || first.share < min || !can[intent]?.(view)) return null
  const count = intent === 'price' && !view.isNamed ? countIn(view) : null
  if (count !== null) return { intent, count }
  // the nearest sentence of the product's page tells more than its price
  return intent === 'price' && ruled === 'unknownFact' ? null : { intent }
}

/** Danger is looked for beside every rule; another intent only where no rule is sure. */
export function opinionOf(ruled: Ruled, view: View, likely: readonly Likely[]): Opinion | null {
  if (ofSafety.includes(ruled.intent)) return null
  const emergency = emergencyOf(ruled, view, likely)
  if (emergency) return { intent: 'emergency', emergency }
  if (!unsure.includes(ruled.intent) || ruled.isFixed) return null
  const plan = view.isVerySure ? null : planOf(likely)
  return plan ? { intent: 'danger', forbidden: plan } : intentOf(ruled.intent, view, likely)
}
