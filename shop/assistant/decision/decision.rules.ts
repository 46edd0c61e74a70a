import type { Rank } from '../knowledge/passages.rules.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import type { Interpretation } from '../understanding/interpretation.rules.ts'
import { productRows, receiverRows, searchRows, textRows } from './product-rows.rules.ts'
import { personRows, safetyRows } from './safety-rows.rules.ts'
import { needRows, sizingRows } from './sizing-rows.rules.ts'
import { type View, viewOf } from './view.rules.ts'

export interface Decision {
  readonly intent: Intent
  /** The passage that answers, or the nearest one of an unknown question. */
  readonly passage: string | null
}

const rows = [
  ...safetyRows,
  ...personRows,
  ...receiverRows,
  ...sizingRows,
  ...needRows,
  ...productRows,
  ...textRows,
  ...searchRows,
]

const minCoverage = 0.3

function passageOf(intent: Intent, { state, best, text, isSure, asks }: View): string | null {
  if (intent === 'account')
    return state.passage !== null && !/contrasena|password|clave/.test(text) ? 'resetMail' : 'reset'
  if (intent === 'verify') return 'verify'
  if (intent === 'order') return 'orderStatus'
  if (intent === 'policy' && !isSure && asks.includes('warranty')) return 'warrantyHow'
  if (intent === 'policy') return best?.id ?? null
  return intent === 'unknown' && best && best.coverage > minCoverage ? best.id : null
}

/** What a question wants: the first rule that fits, by priority. */
export function decide(interpretation: Interpretation, rank: Rank): Decision {
  const view = viewOf(interpretation, rank)
  const intent = rows.find(([, fits]) => fits(view))?.[0] ?? 'unknown'
  return { intent, passage: passageOf(intent, view) }
}
