import { z } from 'zod'
import { oneLine, severalLines } from '#kernel/text/text-input.ts'
import { maxNoteLength } from './customer.rules.ts'

/** Search and page of the list. */
export const customerQuery = z.object({
  q: z
    .string()
    .catch('')
    .transform((text) => oneLine(text, 100)),
  despues: z.uuid().nullable().catch(null),
})

/** The forms of a customer's page. */
export const customerAction = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('note'),
    note: z
      .string()
      .transform((text) => severalLines(text, maxNoteLength))
      .pipe(z.string().min(1)),
  }),
  z.object({ intent: z.literal('remove_note'), note: z.uuid() }),
  z.object({ intent: z.literal('erase') }),
])
export type CustomerAction = z.infer<typeof customerAction>
