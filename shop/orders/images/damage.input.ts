import { z } from 'zod'
import { severalLines } from '#kernel/text/text-input.ts'

const lines = z
  .string()
  .catch('')
  .transform((input) => severalLines(input, 1_000))

/** What arrived broken or was missing, in the buyer's own words. */
export const damageReport = z.object({ description: lines })
/** What staff says to it. */
export const damageAnswer = z.object({ answer: lines })
