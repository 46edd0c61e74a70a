import { z } from 'zod'

const word = z
  .string()
  .transform((input) =>
    input
      .normalize('NFC')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(2).max(60))

/** A visitor's search term, and the shop's term for it. */
export const synonymInput = z
  .object({ intent: z.enum(['add', 'remove']), term: word, means: word })
  .refine(({ term, means }) => term.toLowerCase() !== means.toLowerCase())
