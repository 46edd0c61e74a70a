import { z } from 'zod'
import { masked } from './masking.rules.ts'
import { maxQuestionLength, shortestQuestion } from './question.rules.ts'

/** Removes control characters and masks identity numbers. */
export const questionText = z
  .string()
  .transform((input) => masked(input.replace(/[\p{C}\s]+/gu, ' ').trim()))
  .pipe(z.string().min(shortestQuestion).max(maxQuestionLength))

/** The request of a browser, which chooses the turn's id so that it can repeat it. */
export const turnInput = z.object({
  turn: z.uuid(),
  conversation: z.uuid(),
  question: questionText,
  before: questionText.nullish().catch(null),
  /** Number of parts already received. */
  from: z.number().int().min(0).max(100).default(0),
  whole: z.boolean().default(false),
})
export type AskedTurn = z.infer<typeof turnInput>
