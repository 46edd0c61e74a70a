import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import {
  type Block,
  type EmailContent,
  greetableName,
  type PartEmail,
  unlinked,
} from '../email.rules.ts'
import { messages } from '../messages/messages.ts'
import { hourThere } from './hour.rules.ts'

type Of<Kind extends PartEmail['kind']> = Extract<PartEmail, { kind: Kind }>

const text = (text: string): Block => ({ kind: 'text', text })

function receiptRows(email: Of<'part_receipt'>, locale: Locale) {
  const { partOf, receipt: texts } = messages.parts[locale]
  const { facts } = texts
  // an order that ended needs nothing, and returns everything
  const sums: readonly (readonly [string, string])[] = email.isEnded
    ? []
    : [
        [facts.rest, email.rest],
        [facts.excess, email.excess],
        [facts.missing, email.missing],
      ]
  const part = format(partOf, { number: email.partNumber, count: email.parts })
  return [
    { label: facts.order, value: email.number },
    { label: facts.part, value: part },
    { label: facts.amount, value: email.amount },
    { label: facts.method, value: email.methodName },
    { label: facts.date, value: formatDate(email.at, locale, 'PPP') },
    ...sums.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
  ]
}

function receipt(email: Of<'part_receipt'>, greeting: Block, locale: Locale): EmailContent {
  const { receipt: texts } = messages.parts[locale]
  const { number, amount, missing, excess, until, destination, isEnded, link } = email
  const rows = receiptRows(email, locale)
  const date = until && formatDate(until, locale, 'PPP')
  const hour = until && hourThere(until, locale, destination)
  const next = isEnded ? texts.ended : missing === '' ? texts.complete : texts.otherwise
  return {
    subject: format(texts.subject, { number }),
    heading: format(texts.heading, { amount }),
    blocks: [
      greeting,
      text(texts.text),
      { kind: 'facts', title: texts.facts.title, rows },
      ...(excess && !isEnded ? [text(format(texts.excess, { excess }))] : []),
      text(format(next, { date: date ?? '', hour: hour ?? '' })),
      { kind: 'button', label: texts.button, link },
    ],
  }
}

function sent(email: Of<'part_sent'>, greeting: Block, locale: Locale): EmailContent {
  const { partOf, sent: texts } = messages.parts[locale]
  const { number, amount, methodName, isEnded, link } = email
  const part = format(partOf, { number: email.partNumber, count: email.parts })
  const next = isEnded ? [texts.ended] : [texts.next, texts.otherwise]
  return {
    subject: format(texts.subject, { number }),
    heading: format(texts.heading, { amount }),
    blocks: [
      greeting,
      text(format(texts.text, { part, number, method: methodName })),
      ...next.map(text),
      { kind: 'button', label: texts.button, link },
    ],
  }
}

function returned(email: Of<'part_returned'>, greeting: Block, locale: Locale): EmailContent {
  const { partOf, returned: texts } = messages.parts[locale]
  const { number, amount, methodName, isEnded, link } = email
  const part = format(partOf, { number: email.partNumber, count: email.parts })
  return {
    subject: format(texts.subject, { number }),
    heading: format(texts.heading, { amount }),
    blocks: [
      greeting,
      text(format(texts.text, { amount, part, number, method: methodName })),
      ...(isEnded ? [text(texts.ended)] : []),
      text(texts.days),
      { kind: 'button', label: texts.button, link },
    ],
  }
}

function notSeen(email: Of<'part_not_seen'>, greeting: Block, locale: Locale): EmailContent {
  const { partOf, notSeen: texts } = messages.parts[locale]
  const { number, amount, methodName: method, isEnded, link } = email
  const part = format(partOf, { number: email.partNumber, count: email.parts })
  return {
    subject: format(texts.subject, { number }),
    heading: format(texts.heading, { amount }),
    blocks: [
      greeting,
      text(format(texts.text, { part, number, method })),
      { kind: 'quote', text: unlinked(email.reason, 400) },
      text(isEnded ? texts.ended : texts.next),
      { kind: 'button', label: texts.button, link },
    ],
  }
}

/** To the shop: what to look for at the bank, and where it is decided. */
function toVerify(email: Of<'owner_part_to_verify'>, locale: Locale): EmailContent {
  const { partOf, toVerify: texts } = messages.parts[locale]
  const { number, amount, methodName: method, link } = email
  const { facts } = texts
  const part = format(partOf, { number: email.partNumber, count: email.parts })
  const rows = [
    { label: facts.order, value: number },
    { label: facts.part, value: [part, greetableName(email.part)].filter(Boolean).join(' · ') },
    { label: facts.amount, value: amount },
    { label: facts.memo, value: email.memo },
    { label: facts.sender, value: unlinked(email.name) },
    ...(email.confirmation
      ? [{ label: facts.confirmation, value: unlinked(email.confirmation, 60) }]
      : []),
  ]
  return {
    subject: format(texts.subject, { method, memo: email.memo }),
    heading: format(texts.heading, { method, amount }),
    blocks: [
      text(format(texts.text, { part, number })),
      { kind: 'facts', title: facts.title, rows },
      { kind: 'button', label: texts.button, link },
    ],
  }
}

/** About a divided order: to the shop that a part is to be looked for, to its buyer that a part came or that it ended, to a part's payer what is looked for, came and went back. */
export function partEmail(email: PartEmail, greeting: Block, locale: Locale): EmailContent {
  if (email.kind === 'owner_part_to_verify') return toVerify(email, locale)
  if (email.kind === 'part_not_seen') return notSeen(email, greeting, locale)
  if (email.kind === 'part_receipt') return receipt(email, greeting, locale)
  if (email.kind === 'part_sent') return sent(email, greeting, locale)
  if (email.kind === 'part_returned') return returned(email, greeting, locale)
  const texts = messages.parts[locale]
  const { number, amount, link } = email
  if (email.kind === 'parts_ended') {
    const { subject, heading, none, some, button: label } = texts.ended
    return {
      subject: format(subject, { number }),
      heading,
      blocks: [
        greeting,
        text(format(amount === '' ? none : some, { number, amount })),
        { kind: 'button', label, link },
      ],
    }
  }
  const { subject, heading, text: came, button: label } = texts.paid
  const { part, partNumber, missing } = email
  const name = greetableName(part) || format(texts.partName, { number: partNumber })
  return {
    subject: format(subject, { number }),
    heading: format(heading, { amount }),
    blocks: [
      greeting,
      text(format(came, { part: name, number, missing })),
      { kind: 'button', label, link },
    ],
  }
}
