import { z } from 'zod'

const lines = z
  .string()
  .catch('')
  .transform((typed) =>
    [
      ...typed
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{C}\n]/gu, '')
        .trim(),
    ]
      .slice(0, 1_000)
      .join(''),
  )

/** What arrived broken or was missing, in the buyer's own words. */
export const damageTold = z.object({ told: lines })
/** What staff says to it. */
export const damageAnswer = z.object({ answer: lines })
