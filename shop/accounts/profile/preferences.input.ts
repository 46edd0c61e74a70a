import { z } from 'zod'
import { locales } from '#kernel/locale.ts'

/** In which language one is spoken to, and which of the letters that can be left out one wants. */
export const preferences = z.object({
  language: z.enum(locales),
  reminders: z
    .unknown()
    .optional()
    .transform((value) => value === 'on'),
})
export type Preferences = z.infer<typeof preferences>
