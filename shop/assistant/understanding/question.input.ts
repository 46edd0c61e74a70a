import { z } from 'zod'
import { maxMessages, maxStoredLength } from '../conversation/conversation.rules.ts'
import { masked } from './masking.rules.ts'
import { maxQuestionLength, shortestQuestion } from './question.rules.ts'

/** Removes control characters and masks identity numbers. */
export const questionText = z
  .string()
  .transform((input) => masked(input.replace(/[\p{C}\s]+/gu, ' ').trim()))
  .pipe(z.string().min(shortestQuestion).max(maxQuestionLength))

/** Earlier messages are cut, never refused: only what is asked now must be right. */
const earlier = z.object({
  role: z.enum(['user', 'assistant', 'removed']),
  content: z
    .string()
    .transform((text) => masked(text.replace(/[^\P{C}\n]+/gu, ' ')).slice(0, maxStoredLength)),
})

export const earlierMessages = z
  .array(earlier)
  .transform((list) => list.slice(-maxMessages))
  .catch([])

/** What makes no sense of it is read as empty; how much may be sent is the cart's own bound. */
export const cartSent = z
  .object({ cart: z.string().max(4000).catch(''), coupon: z.string().max(64).catch('') })
  .optional()
  .catch(undefined)

/** The request of a browser, which chooses the turn's id so that it can repeat it. */
export const turnInput = z.object({
  turn: z.uuid(),
  conversation: z.uuid(),
  question: questionText,
  earlier: earlierMessages,
  cart: cartSent,
  /** Number of parts already received. */
  from: z.number().int().min(0).max(100).default(0),
  whole: z.boolean().default(false),
})
export type AskedTurn = z.infer<typeof turnInput>
