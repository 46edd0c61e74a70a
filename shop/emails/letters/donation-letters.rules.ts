import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { Block, DonationLetter, LetterContent } from '../letter.rules.ts'
import { messages } from '../messages/messages.ts'

/** How to send what one wants to give, and the receipt once it has come. */
export function donationLetter(
  letter: DonationLetter,
  greeting: Block,
  locale: Locale,
): LetterContent {
  const say = messages.donations[locale]
  const { amount, memo } = letter
  const text = (said: string): Block => ({ kind: 'text', text: format(said, { amount, memo }) })
  if (letter.kind === 'donation_opened') {
    const { subject, heading, ignore, ...by } = say.opened
    const { text: told, button: label } = by[letter.method]
    const button: Block = { kind: 'button', label, link: letter.link }
    return { subject, heading, blocks: [greeting, text(told), button, text(ignore)] }
  }
  const { subject, heading, facts, ...received } = say.received
  const rows = [
    { label: facts.amount, value: amount },
    { label: facts.cause, value: letter.cause },
    { label: facts.date, value: formatDate(letter.at, locale, 'PPP') },
    { label: facts.method, value: facts.methods[letter.method] },
    { label: facts.memo, value: memo },
  ]
  const tax = letter.ein === null ? received.notDeductible : received.deductible
  return {
    subject,
    heading,
    blocks: [
      greeting,
      text(received.text),
      { kind: 'facts', title: facts.title, rows },
      text(format(tax, { ein: letter.ein ?? '' })),
    ],
  }
}
