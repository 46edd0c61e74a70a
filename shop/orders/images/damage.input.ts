import { z } from 'zod'
import { severalLines } from '#kernel/text/text-input.ts'

const lines = z
  .string()
  .catch('')
  .transform((input) => severalLines(input, 1_000))

/** Damaged or missing items, described by the buyer. */
export const damageReport = z.object({ description: lines })
/** The reply of staff. */
export const damageAnswer = z.object({
  answer: lines,
  /** Something was promised that is still to be done; a box that is not ticked is not sent. */
  promises: z.literal('on').optional().catch(undefined),
  /** When the last reply that was shown was written, null for none; a request without a form has no such thing. */
  seen: z
    .union([z.literal('').transform(() => null), z.iso.datetime().transform((at) => new Date(at))])
    .optional()
    .catch(undefined),
})
export type DamageAnswer = z.infer<typeof damageAnswer>
