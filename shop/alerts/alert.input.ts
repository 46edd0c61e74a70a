import { z } from 'zod'
import { destinations } from '#kernel/destination.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { isEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { anyPhone, cubanMobile } from '#shop/checkout/phone.rules.ts'
import type { Contact } from './alert.rules.ts'

const typed = z
  .string()
  .catch('')
  .transform((text) => text.normalize('NFKC').trim().slice(0, 300))

/** An e-mail address or a telephone: with a plus or a country's own number of the USA or Cuba. */
export function readContact(text: string): Contact | null {
  if (text.includes('@')) {
    const value = text.toLowerCase()
    return isEmail(value) ? { channel: 'email', value } : null
  }
  const value = anyPhone(text, 'US') ?? cubanMobile(text)
  return value === null ? null : { channel: 'whatsapp', value }
}

/** Parses the form; the contact is null where it is neither. */
export function alertForm(posted: Readonly<Record<string, unknown>>) {
  const text = typed.parse(posted.contact)
  const destination = destinations.find((one) => one === posted.destination) ?? null
  return { text, contact: readContact(text), destination }
}

/** What staff does with one alert. */
export const alertDecision = z.object({
  intent: z.enum(['written', 'remove']),
  alert: z.string().refine(isUuid),
})
