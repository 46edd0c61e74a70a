import type { Intent } from '../understanding/intents.rules.ts'

export interface CheckedQuestion {
  readonly question: string
  readonly intent: Intent
  /** Each must stand in the answer, within 2 %; written out as the formulas have them. */
  readonly figures?: readonly number[]
  /** Each must be shown as a card. */
  readonly products?: readonly string[]
  /** Each must stand in the answer or be where a link leads. */
  readonly says?: readonly RegExp[]
}
