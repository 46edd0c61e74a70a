import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import {
  type Block,
  type EmailContent,
  type EmailMessage,
  greetableName,
  maskedAddress,
  oneLine,
  unlinked,
} from '../email.rules.ts'
import { messages } from '../messages/messages.ts'
import { alertEmail } from './alert-emails.rules.ts'
import { donationEmail } from './donation-emails.rules.ts'
import { hourInHavana } from './hour.rules.ts'
import { partEmail } from './part-emails.rules.ts'

export type EmailMessages = (typeof messages.account)[Locale]
export const emailMessages = (locale: Locale): EmailMessages => messages.account[locale]

const maxNoteLength = 1_000

const text = (text: string): Block => ({ kind: 'text', text: text })
const button = (label: string, link: string): Block => ({ kind: 'button', label, link })
const quote = (text: string): Block => ({ kind: 'quote', text: text })

type News = Extract<EmailMessage, { kind: 'staff_news' }>['lines']

/** What has a page of its own leads to it. */
function newsBlocks(news: News): Block[] {
  const links = news.flatMap(({ text, link }) => (link ? [{ label: text, link }] : []))
  const lines = news.flatMap(({ text, link }) => (link ? [] : [text]))
  return [
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
    ...(lines.length > 0 ? [{ kind: 'lines' as const, title: '', lines }] : []),
  ]
}

function greeting(name: string, { greeting: messages }: EmailMessages): Block {
  const line = greetableName(name)
  return text(line === '' ? messages.plain : format(messages.named, { name: line }))
}

interface RequestMessages {
  readonly subject: string
  readonly heading: string
  readonly text: string
  readonly button: string
  readonly ignore: string
}

/** E-mails that ask for one step and can be ignored otherwise. */
const request = (messages: RequestMessages, link: string, validity: string): EmailContent => ({
  subject: messages.subject,
  heading: messages.heading,
  blocks: [
    text(messages.text),
    button(messages.button, link),
    text(validity),
    text(messages.ignore),
  ],
})

const context = (
  messages: { readonly subject: string; readonly heading: string; readonly text: string },
  notYou: string,
): EmailContent => ({
  subject: messages.subject,
  heading: messages.heading,
  blocks: [text(messages.text), text(notYou)],
})

function invitation(
  email: Extract<EmailMessage, { kind: 'admin_invitation' }>,
  messages: EmailMessages['admin_invitation'],
  locale: Locale,
): EmailContent {
  const note = email.note.trim().slice(0, maxNoteLength)
  const validity = format(messages.validity, {
    date: formatDate(email.expiresAt, locale, 'PPP'),
    time: hourInHavana(email.expiresAt, locale),
  })
  const group = unlinked(email.group, 60)
  const { ofGroup } = messages
  const texts =
    group === ''
      ? messages
      : {
          ...messages,
          subject: ofGroup.subject.replaceAll('{group}', () => group),
          heading: ofGroup.heading.replaceAll('{group}', () => group),
          text: ofGroup.text.replaceAll('{group}', () => group),
        }
  const { subject, heading, blocks } = request(texts, email.link, validity)
  const [first, ...others] = blocks
  const noted = note === '' ? [] : [text(messages.note), quote(note)]
  return { subject, heading, blocks: [first!, ...noted, ...others] }
}

function receivingChanged(
  email: Extract<EmailMessage, { kind: 'receiving_changed' }>,
  messages: EmailMessages['receiving_changed'],
  locale: Locale,
): EmailContent {
  const { changes, at, link } = email
  const method = unlinked(email.methodName, 60)
  const title = format(messages.title, { method })
  const rows = changes.map(({ field, before, after }) => ({
    label: messages.fields[field],
    value: [before, after].map((value) => oneLine(value) || messages.nothing).join(' → '),
  }))
  const dateTime = { date: formatDate(at, locale, 'PPP'), time: hourInHavana(at, locale) }
  return {
    subject: format(messages.subject, { method }),
    heading: format(messages.heading, { method }),
    blocks: [
      text(format(messages.text, { by: unlinked(email.by, 80), ...dateTime })),
      { kind: 'facts', title, rows },
      text(messages.next),
      button(messages.button, link),
      text(messages.unexpected),
    ],
  }
}

function connectionChanged(
  email: Extract<EmailMessage, { kind: 'connection_changed' }>,
  { connection_changed: messages, receiving_changed: shared }: EmailMessages,
  locale: Locale,
): EmailContent {
  const { service, changes, at, link } = email
  const rows = changes.map(({ label, before, after }) => ({
    label,
    value: [before, after].map((value) => oneLine(value) || shared.nothing).join(' → '),
  }))
  const dateTime = { date: formatDate(at, locale, 'PPP'), time: hourInHavana(at, locale) }
  return {
    subject: format(messages.subject, { service }),
    heading: format(messages.heading, { service }),
    blocks: [
      text(format(shared.text, { by: unlinked(email.by, 80), ...dateTime })),
      { kind: 'facts', title: messages.title, rows },
      button(messages.button, link),
      text(shared.unexpected),
    ],
  }
}

function backupDownloaded(
  email: Extract<EmailMessage, { kind: 'backup_downloaded' }>,
  messages: EmailMessages['backup_downloaded'],
  locale: Locale,
): EmailContent {
  const { name, by, at, link } = email
  const dateTime = { date: formatDate(at, locale, 'PPP'), time: hourInHavana(at, locale) }
  return {
    subject: messages.subject,
    heading: messages.heading,
    blocks: [
      text(format(messages.text, { by: unlinked(by, 80), name, ...dateTime })),
      text(messages.content),
      button(messages.button, link),
      text(messages.unexpected),
    ],
  }
}

function ownersChanged(
  email: Extract<EmailMessage, { kind: 'owners_changed' }>,
  messages: EmailMessages['owners_changed'],
  locale: Locale,
): EmailContent {
  const { person, isNamed, by, at, link } = email
  const { subject, heading, text: what } = messages[isNamed ? 'named' : 'left']
  const dateTime = { date: formatDate(at, locale, 'PPP'), time: hourInHavana(at, locale) }
  return {
    ...{ subject, heading },
    blocks: [
      text(format(what, { by: unlinked(by, 80), person: unlinked(person, 80), ...dateTime })),
      text(messages.powers),
      button(messages.button, link),
      text(messages.unexpected),
    ],
  }
}

function draft(email: EmailMessage, messages: EmailMessages, locale: Locale): EmailContent {
  switch (email.kind) {
    case 'confirm_email': {
      const requested = request(messages.confirm_email, email.link, messages.once)
      return { ...requested, blocks: [greeting(email.name, messages), ...requested.blocks] }
    }
    case 'reset_password':
    case 'device_link':
    case 'confirm_new_email':
    case 'first_admin_confirm':
      return request(messages[email.kind], email.link, messages.once)
    case 'password_changed':
      return context(messages.password_changed, messages.notYou)
    case 'account_erased':
      return context(messages.account_erased, messages.account_erased.notYou)
    case 'role_removed':
      return context(messages.role_removed, messages.role_removed.notYou)
    case 'email_changed':
      return context(messages.email_changed, messages.email_changed.notYou)
    case 'already_registered': {
      const { button: label, reset, ignore, ...rest } = messages.already_registered
      const link: Block = { kind: 'link', label: reset, link: email.resetLink }
      const blocks = [text(rest.text), button(label, email.loginLink), link, text(ignore)]
      return { subject: rest.subject, heading: rest.heading, blocks }
    }
    case 'admin_invitation':
      return invitation(email, messages.admin_invitation, locale)
    case 'two_factor_changed':
      return context(messages.two_factor_changed[email.on ? 'on' : 'off'], messages.notYou)
    case 'purchase_waits': {
      const { subject, heading, text: context, button: label, settings } = messages.purchase_waits
      const off: Block = { kind: 'link', label: settings, link: email.settingsLink }
      const blocks = [greeting(email.name, messages), text(context), button(label, email.link), off]
      return { subject, heading, blocks }
    }
    case 'staff_news': {
      const { heading, summary, button: label, settings } = messages.staff_news
      const title = email.isSummary ? summary : heading
      const blocks = [...newsBlocks(email.lines), button(label, email.link), text(settings)]
      return { subject: title, heading: title, blocks }
    }
    case 'receiving_changed':
      return receivingChanged(email, messages.receiving_changed, locale)
    case 'connection_changed':
      return connectionChanged(email, messages, locale)
    case 'backup_downloaded':
      return backupDownloaded(email, messages.backup_downloaded, locale)
    case 'owners_changed':
      return ownersChanged(email, messages.owners_changed, locale)
    case 'confirm_alert':
    case 'alert_due':
      return alertEmail(email, locale)
    case 'part_paid':
    case 'parts_ended':
    case 'part_sent':
    case 'part_receipt':
    case 'part_returned':
    case 'part_not_seen':
    case 'owner_part_to_verify':
      return partEmail(email, greeting(email.name, messages), locale)
    case 'donation_opened':
    case 'donation_received':
    case 'donation_returned':
    case 'donation_reversed':
      return donationEmail(email, greeting(email.name, messages), locale)
  }
}

const filledBlock = (block: Block, values: Record<string, string>): Block =>
  block.kind === 'text' ? { ...block, text: format(block.text, values) } : block

export function contentOf(email: EmailMessage, locale: Locale, shopName: string): EmailContent {
  const { subject, heading, blocks } = draft(email, emailMessages(locale), locale)
  const values = {
    shop: oneLine(shopName, 80),
    email: email.kind === 'email_changed' ? maskedAddress(oneLine(email.newEmail)) : '',
  }
  return {
    subject: oneLine(format(subject, values)),
    heading: format(heading, values),
    blocks: blocks.map((block) => filledBlock(block, values)),
  }
}
