import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import { type EmailFrame, oneLine } from '../email.rules.ts'
import { emailMessages } from './account-emails.rules.ts'

type Sender = Pick<
  ShopFacts,
  'shopName' | 'legalName' | 'legalAddress' | 'supportEmail' | 'phones' | 'whatsapp'
>

/** The shop's name above; sender and contact below, as far as they are set. */
export function frameOf(facts: Sender, locale: Locale): EmailFrame {
  const { footer, copyHint } = emailMessages(locale)
  const shopName = oneLine(facts.shopName, 80)
  const phones = facts.phones.map((phone) => oneLine(phone, 40)).filter(Boolean)
  const email = oneLine(facts.supportEmail)
  return {
    locale,
    shopName,
    copyHint,
    footer: [
      format(footer.sender, { shop: shopName }),
      email === '' ? '' : format(footer.help, { email }),
      phones.length === 0 ? '' : format(footer.call, { phone: phones.join(` ${footer.or} `) }),
      facts.whatsapp === '' ? '' : `WhatsApp: https://wa.me/${facts.whatsapp}`,
      [facts.legalName, facts.legalAddress]
        .map((part) => oneLine(part))
        .filter(Boolean)
        .join(' · '),
    ].filter(Boolean),
  }
}
