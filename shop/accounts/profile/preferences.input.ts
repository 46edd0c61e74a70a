import { z } from 'zod'
import { locales } from '#kernel/locale.ts'

/** Language, and which of the optional e-mails to receive. */
export const preferences = z.object({
  language: z.enum(locales),
  reminders: z
    .unknown()
    .optional()
    .transform((value) => value === 'on'),
})
export type Preferences = z.infer<typeof preferences>
