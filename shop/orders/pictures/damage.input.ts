import { z } from 'zod'
import { severalLines } from '#kernel/text-input.ts'

const lines = z
  .string()
  .catch('')
  .transform((typed) => severalLines(typed, 1_000))

/** What arrived broken or was missing, in the buyer's own words. */
export const damageTold = z.object({ told: lines })
/** What staff says to it. */
export const damageAnswer = z.object({ answer: lines })
