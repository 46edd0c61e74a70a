import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { type Block, type EmailContent, greetableName, type PartEmail } from '../email.rules.ts'
import { messages } from '../messages/messages.ts'

/** For the buyer of a divided order: a part came, or the order ended without all of them. */
export function partEmail(email: PartEmail, greeting: Block, locale: Locale): EmailContent {
  const texts = messages.parts[locale]
  const { number, amount, link } = email
  if (email.kind === 'parts_ended') {
    const { subject, heading, none, some, button: label } = texts.ended
    const text = format(amount === '' ? none : some, { number, amount })
    return {
      subject: format(subject, { number }),
      heading,
      blocks: [greeting, { kind: 'text', text }, { kind: 'button', label, link }],
    }
  }
  const { subject, heading, text, button: label } = texts.paid
  const { part, partNumber, missing } = email
  const name = greetableName(part) || format(texts.partName, { number: partNumber })
  return {
    subject: format(subject, { number }),
    heading: format(heading, { amount }),
    blocks: [
      greeting,
      { kind: 'text', text: format(text, { part: name, number, missing }) },
      { kind: 'button', label, link },
    ],
  }
}
