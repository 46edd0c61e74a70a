import type { Locale } from '#kernel/locale.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import type { EmailContent } from '../email.rules.ts'
import { frameOf } from '../templates/layout.rules.ts'
import { emailHtml } from './email-html.server.ts'
import { emailText } from './email-text.rules.ts'

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

export interface Written {
  readonly reply_to: string
  readonly locale: Locale
  readonly subject: string
  readonly html: string
  readonly text: string
}

export function written(content: EmailContent, facts: ShopFacts, locale: Locale): Written {
  const frame = frameOf(facts, locale)
  return {
    reply_to: address.test(facts.supportEmail) ? facts.supportEmail : '',
    locale,
    subject: content.subject,
    html: emailHtml(content, frame),
    text: emailText(content, frame),
  }
}
