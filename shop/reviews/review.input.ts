import { z } from 'zod'
import { chosen, oneLine, severalLines } from '#kernel/text/text-input.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { maxReviewLength } from './review.rules.ts'

const text = z.string().catch('')

export interface ReviewInput {
  readonly rating: string
  readonly body: string
  readonly author: string
}

export type ReviewField = keyof ReviewInput

/** Parses the form; `invalid` names the fields that lack something. */
export function reviewForm(posted: Readonly<Record<string, unknown>>) {
  const input: ReviewInput = {
    rating: chosen(text.parse(posted.rating)),
    body: severalLines(text.parse(posted.body), maxReviewLength),
    author: oneLine(text.parse(posted.author), 60),
  }
  const invalid: ReviewField[] = []
  if (!/^[1-5]$/.test(input.rating)) invalid.push('rating')
  if (input.body === '') invalid.push('body')
  if (input.author === '') invalid.push('author')
  return { input, invalid }
}

/** A decision of staff; the reason is for the author of a rejected review. */
export const reviewDecision = z.object({
  intent: z.enum(['release', 'reject']),
  review: z.string().refine(isUuid),
  reason: text.transform((reason) => severalLines(reason, 500)),
})
