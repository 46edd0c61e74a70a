import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { kindOf } from '#kernel/payment-method.ts'
import { formatDate } from '#kernel/time.ts'
import type { Block, DonationEmail, EmailContent } from '../email.rules.ts'
import { messages } from '../messages/messages.ts'

/** Instructions for a donation, and the receipt once it was received. */
export function donationEmail(email: DonationEmail, greeting: Block, locale: Locale): EmailContent {
  const texts = messages.donations[locale]
  const { amount, memo } = email
  const text = (text: string): Block => ({
    kind: 'text',
    text: format(text, { amount, memo, method: email.methodName }),
  })
  if (email.kind === 'donation_opened') {
    const { subject, heading, ignore, ...by } = texts.opened
    const { text: context, button } = by[kindOf(email.method)]
    const label = format(button, { method: email.methodName })
    const link: Block = { kind: 'button', label, link: email.link }
    return { subject, heading, blocks: [greeting, text(context), link, text(ignore)] }
  }
  const { subject, heading, facts, ...received } = texts.received
  const rows = [
    { label: facts.amount, value: amount },
    { label: facts.cause, value: email.cause },
    { label: facts.date, value: formatDate(email.at, locale, 'PPP') },
    { label: facts.method, value: email.methodName },
    { label: facts.memo, value: memo },
  ]
  const tax = email.ein === null ? received.notDeductible : received.deductible
  return {
    subject,
    heading,
    blocks: [
      greeting,
      text(received.text),
      { kind: 'facts', title: facts.title, rows },
      text(format(tax, { ein: email.ein ?? '' })),
    ],
  }
}
