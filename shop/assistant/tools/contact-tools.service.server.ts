import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import type { Needs } from '#platform/ctx.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { chat } from '../messages/messages.ts'

/** How a person of the shop is reached. */
export async function contactOf({ ctx }: { readonly ctx: Needs<'locale'> }) {
  const { supportEmail, phones } = await currentShopFacts(ctx)
  return { email: supportEmail, phone: phones[0] }
}

/** The link to a person, with the question already written. */
export async function personOf(ctx: Needs<'locale'>, locale: Locale, question: string) {
  const { whatsapp, supportEmail } = await currentShopFacts(ctx)
  const message = encodeURIComponent(format(chat[locale].whatsappText, { question }))
  const digits = whatsapp.replace(/\D/g, '')
  return digits === ''
    ? { href: `mailto:${supportEmail}?body=${message}`, label: chat[locale].mail }
    : { href: `https://wa.me/${digits}?text=${message}`, label: chat[locale].whatsapp }
}
