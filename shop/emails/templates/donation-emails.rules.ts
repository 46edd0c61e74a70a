import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { kindOf } from '#kernel/payment-method.ts'
import { formatDate } from '#kernel/time.ts'
import type { Block, DonationEmail, DonationReturn, EmailContent } from '../email.rules.ts'
import { messages } from '../messages/messages.ts'

type Returned = Extract<DonationEmail, { kind: DonationReturn }>

const isReturned = (email: DonationEmail): email is Returned =>
  email.kind === 'donation_returned' || email.kind === 'donation_reversed'

function returned(email: Returned, greeting: Block, locale: Locale): EmailContent {
  const { amount, rest, memo, methodName: method } = email
  const { returned: sentBack, reversed } = messages.donations[locale]
  const texts = email.kind === 'donation_reversed' ? { ...sentBack, ...reversed } : sentBack
  const filled = (text: string) => format(text, { amount, rest, memo, method })
  const lines = [texts.text, rest === '' ? texts.whole : texts.rest, texts.days]
  return {
    subject: texts.subject,
    heading: filled(texts.heading),
    blocks: [greeting, ...lines.map((line) => ({ kind: 'text' as const, text: filled(line) }))],
  }
}

/** Instructions for a donation, the receipt once it was received, and what went back of it. */
export function donationEmail(email: DonationEmail, greeting: Block, locale: Locale): EmailContent {
  if (isReturned(email)) return returned(email, greeting, locale)
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
