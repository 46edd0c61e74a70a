import { emergencySignIn } from './danger-signs.rules.ts'
import { type Emergency, emergencies, phrasedEmergency } from './emergency.rules.ts'
import { type Forbidden, phrasedPlan } from './forbidden.rules.ts'
import { literal } from './literal.rules.ts'
import { planSignIn } from './plan-signs.rules.ts'

/** What is happening, by its usual phrases or by the meanings that stand together: the worst of both. */
export function emergencyIn(text: string): Emergency | null {
  const plain = literal(text)
  const found = [phrasedEmergency(plain), emergencySignIn(plain)]
  return emergencies.find((one) => found.includes(one)) ?? null
}

/** A plan that must not be carried out. */
export const forbiddenIn = (text: string): Forbidden | null => phrasedPlan(text) ?? planSignIn(text)
