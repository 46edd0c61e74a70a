import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { normaliseName } from '../sign-in/account-form.rules.ts'

/** Language, and which of the optional e-mails to receive. */
export const preferences = z.object({
  language: z.enum(locales),
  reminders: z
    .unknown()
    .optional()
    .transform((value) => value === 'on'),
})
export type Preferences = z.infer<typeof preferences>

const nameForm = z.object({ fullName: z.string().transform(normaliseName) })

/** The name that was sent; null where the form was not made by the page. */
export const readOwnName = (posted: unknown): string | null =>
  nameForm.safeParse(posted).data?.fullName ?? null
