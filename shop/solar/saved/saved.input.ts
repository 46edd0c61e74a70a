import { z } from 'zod'
import { oneLine } from '#kernel/text/text-input.ts'
import { maxSavedNameLength } from './saved.rules.ts'

export const savedCalculationInput = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    name: z
      .string()
      .catch('')
      .transform((input) => oneLine(input, maxSavedNameLength)),
    query: z.string().max(20_000).catch(''),
  }),
  z.object({ intent: z.literal('remove'), calculation: z.uuid() }),
])
