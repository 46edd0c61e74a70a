import { installingPlan, onlyMight, withoutPipe } from '../electrical/installing.rules.ts'
import { misusedPart } from './battery-wiring.rules.ts'
import { breathesBadly, lacksAir } from './breathing.rules.ts'
import { fellByCurrent, fellFromRoof } from './current.rules.ts'
import { emergencySignIn } from './danger-signs.rules.ts'
import { type Emergency, emergencies, hasSymptoms, phrasedEmergency } from './emergency.rules.ts'
import { type Forbidden, phrasedPlan } from './forbidden.rules.ts'
import { isOnlyPanels } from './hazards/equipment.rules.ts'
import { poisonsAir, smokeAlarmSounds } from './hazards/generator.rules.ts'
import { hazardIn } from './hazards/hazards.rules.ts'
import { has, person } from './hazards/lexicon.rules.ts'
import { isGeneral, withoutDenials } from './hazards/mood.rules.ts'
import { isSwitched, meantPlan } from './hazards/plan-meanings.rules.ts'
import { unfitPart } from './hazards/unfit.rules.ts'
import { literal, named } from './literal.rules.ts'
import { planSignIn } from './plan-signs.rules.ts'
import { plannedScene, sellsPower } from './scenes/plan-scenes.rules.ts'
import { scenesIn } from './scenes/scenes.rules.ts'

/** Of these one may ask in general; a generator in a room or a person who lies there is no question. */
const askable: readonly Emergency[] = ['fire', 'swollen', 'flooded', 'heat']

/** What is in a body, on it or in the air is treated otherwise than current. */
const current =
  /\b(corrient\w*|electr\w*|calambr\w*|descarga|shock\w*|zap\w*|jolt\w*|cables?|wires?|toma|tomacorriente|enchufe|outlet|socket|current)\b/
const touched = /\b(toc\w+|toqu\w+|agarr\w+|calambr\w+|corrientazo|shock\w*|touch\w*|grab\w*)\b/
function worstOf(found: readonly (Emergency | null)[], text: string): Emergency | null {
  // who does not breathe is taken for shocked by the other rules
  const isOther =
    breathesBadly(text) ||
    (lacksAir(text) && !fellByCurrent(text)) ||
    (found.includes('lifeline') && !touched.test(text) && !fellByCurrent(text)) ||
    (found.includes('fire') && !has(text, person)) ||
    (!current.test(text) &&
      (found.includes('acid') ||
        found.includes('swallowed') ||
        (found.includes('generator') && hasSymptoms(text))))
  const excluded: readonly Emergency[] = [
    ...(isOther ? (['shock'] as const) : []),
    ...(sellsPower(text) ? (['line', 'shock'] as const) : []),
  ]
  return emergencies.find((one) => found.includes(one) && !excluded.includes(one)) ?? null
}

const stopped = /\b(dej[oa]\w* de respirar|stopped breathing)\b/
/** Why somebody does not breathe: current goes before whatever else could be the reason. */
function breathlessBy(text: string): Emergency | null {
  if (fellByCurrent(text) && !breathesBadly(text)) return 'shock'
  if (stopped.test(text) && touched.test(text)) return 'shock'
  return lacksAir(text) ? 'lifeline' : null
}

const fellByHeight = (text: string): Emergency | null =>
  fellFromRoof(text) && has(text, person) ? 'shock' : null

const burning =
  /\b(humo|smoke|llamas?|candela|fuego|incendi\w*|fire|olor|huele|smell\w*|chispa\w*|caliente|hot)\b/
const replacesFuse = (text: string, plain: string): boolean =>
  phrasedPlan(text) === 'largerFuse' &&
  /\b(puedo|pongo|poner|can|may|put|use)\b/.test(text) &&
  !burning.test(plain)

/** Of what is asked of danger in general, or of what only might happen, nothing is happening. */
function isOnlyAsked(worst: Emergency, text: string, plain: string): boolean {
  if (worst === 'flooded' && isOnlyPanels(plain)) return true
  // a fuse that blows, and a larger one in its place, is a plan
  if ((worst === 'heat' || worst === 'fire') && replacesFuse(text, plain)) return true
  return worst === 'shock' && onlyMight(text)
}

/** What is happening, by its usual phrases or by the meanings that stand together: the worst of all. */
export function emergencyIn(question: string): Emergency | null {
  const text = withoutPipe(named(question))
  const plain = withoutDenials(literal(text))
  const scenes = scenesIn(literal(text))
  const found = [
    phrasedEmergency(plain),
    emergencySignIn(plain),
    // current that is felt is a reason to keep the earth, where its removal is asked about
    phrasedPlan(text) === 'earth' ? null : hazardIn(plain),
    ...scenes,
    // the smoke of a generator is none of a fire, but it is the generator's
    phrasedEmergency(text) === 'generator' || poisonsAir(text) ? 'generator' : null,
    smokeAlarmSounds(text) ? 'fire' : null,
    breathlessBy(plain),
    fellByHeight(plain),
  ] as const
  const worst = worstOf(found, text)
  if (worst === null || isOnlyAsked(worst, text, plain)) return null
  if (scenes.includes(worst)) return worst
  return askable.includes(worst) && isGeneral(plain) ? null : worst
}

/** A plan that must not be carried out. */
export function forbiddenIn(question: string): Forbidden | null {
  const text = named(question)
  const plan =
    installingPlan(text) ??
    phrasedPlan(text) ??
    unfitPart(text) ??
    misusedPart(text) ??
    planSignIn(text) ??
    meantPlan(text) ??
    plannedScene(text)
  return plan === 'backfeed' && isSwitched(text) ? null : plan
}
