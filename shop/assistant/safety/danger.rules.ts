import { emergencySignIn } from './danger-signs.rules.ts'
import { type Emergency, emergencies, phrasedEmergency } from './emergency.rules.ts'
import { type Forbidden, phrasedPlan } from './forbidden.rules.ts'
import { isOnlyPanels } from './hazards/equipment.rules.ts'
import { poisonsAir, smokeAlarmSounds } from './hazards/generator.rules.ts'
import { hazardIn } from './hazards/hazards.rules.ts'
import { isGeneral, withoutDenials } from './hazards/mood.rules.ts'
import { meantPlan } from './hazards/plan-meanings.rules.ts'
import { unfitPart } from './hazards/unfit.rules.ts'
import { literal } from './literal.rules.ts'
import { planSignIn } from './plan-signs.rules.ts'

/** Of these one may ask in general; a generator in a room or a person who lies there is no question. */
const askable: readonly Emergency[] = ['fire', 'swollen', 'flooded', 'heat']

/** What is happening, by its usual phrases or by the meanings that stand together: the worst of all. */
export function emergencyIn(text: string): Emergency | null {
  const plain = withoutDenials(literal(text))
  const found = [
    phrasedEmergency(plain),
    emergencySignIn(plain),
    // current that is felt is a reason to keep the earth, where its removal is asked about
    phrasedPlan(text) === 'earth' ? null : hazardIn(plain),
    // the smoke of a generator is none of a fire, but it is the generator's
    phrasedEmergency(text) === 'generator' || poisonsAir(text) ? 'generator' : null,
    smokeAlarmSounds(text) ? 'fire' : null,
  ]
  const worst = emergencies.find((one) => found.includes(one)) ?? null
  if (worst === 'flooded' && isOnlyPanels(plain)) return null
  return worst !== null && askable.includes(worst) && isGeneral(plain) ? null : worst
}

/** A plan that must not be carried out. */
export const forbiddenIn = (text: string): Forbidden | null =>
  phrasedPlan(text) ?? unfitPart(text) ?? planSignIn(text) ?? meantPlan(text)
