import { z } from 'zod'
import { masked } from './masking.rules.ts'
import { maxQuestionLength, shortestQuestion } from './question.rules.ts'

/** Control characters are no part of a question; a carné in it goes no further. */
export const questionText = z
  .string()
  .transform((input) => masked(input.replace(/[\p{C}\s]+/gu, ' ').trim()))
  .pipe(z.string().min(shortestQuestion).max(maxQuestionLength))

/** What a browser asks: it names its turn itself, so that it can ask for the same one again. */
export const turnInput = z.object({
  turn: z.uuid(),
  conversation: z.uuid(),
  question: questionText,
  before: questionText.nullish().catch(null),
  /** How many parts of the answer have arrived already. */
  from: z.number().int().min(0).max(100).default(0),
  whole: z.boolean().default(false),
})
export type AskedTurn = z.infer<typeof turnInput>
