import { emergencySignIn, planSignIn } from './danger-signs.rules.ts'
import { type Emergency, phrasedEmergency } from './emergency.rules.ts'
import { type Forbidden, phrasedPlan } from './forbidden.rules.ts'

/** What is happening, by its usual phrases or by the meanings that stand together. */
export const emergencyIn = (text: string): Emergency | null =>
  phrasedEmergency(text) ?? emergencySignIn(text)

/** A plan that must not be carried out. */
export const forbiddenIn = (text: string): Forbidden | null => phrasedPlan(text) ?? planSignIn(text)
