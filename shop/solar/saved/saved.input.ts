import { z } from 'zod'
import { oneLine } from '#kernel/text-input.ts'
import { longestSavedName } from './saved.rules.ts'

/** What somebody does with the own calculations. */
export const savedWish = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    name: z
      .string()
      .catch('')
      .transform((typed) => oneLine(typed, longestSavedName)),
    query: z.string().max(20_000).catch(''),
  }),
  z.object({ intent: z.literal('remove'), calculation: z.uuid() }),
])
