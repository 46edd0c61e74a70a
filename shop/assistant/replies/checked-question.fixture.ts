import type { Intent } from '../understanding/intents.rules.ts'

export interface CheckedQuestion {
  readonly question: string
  readonly intent: Intent
  /** Figures required in the answer, within 2 %; computed by the formulas. */
  readonly figures?: readonly number[]
  /** Products required as cards. */
  readonly products?: readonly string[]
  /** Required in the answer's text or as the target of a link. */
  readonly says?: readonly RegExp[]
}
