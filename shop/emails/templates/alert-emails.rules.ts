import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { AlertEmail, Block, EmailContent } from '../email.rules.ts'
import { messages } from '../messages/messages.ts'

const text = (text: string): Block => ({ kind: 'text', text })

/** The confirmation of a requested notice, and the notice itself. */
export function alertEmail(email: AlertEmail, locale: Locale): EmailContent {
  const texts = messages.alerts[locale]
  const { kind, subject, name, link } = email
  const values = { name, destination: texts.destinations[email.destination] }
  if (kind === 'confirm_alert') {
    const { button, validity, ignore, wants, ...head } = texts.confirm_alert
    const blocks = [
      text(format(wants[subject], values)),
      { kind: 'button', label: button, link } as const,
      text(validity),
      text(ignore),
    ]
    return { subject: head.subject, heading: head.heading, blocks }
  }
  const { once, end } = texts.alert_due
  const due = texts.alert_due[subject]
  return {
    subject: format(due.subject, values),
    heading: format(due.subject, values),
    blocks: [
      text(format(due.text, values)),
      { kind: 'button', label: due.button, link },
      text(once),
      { kind: 'link', label: end, link: email.endLink },
    ],
  }
}
