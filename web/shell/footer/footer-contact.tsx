import { Mail, MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { useShop } from '../layout/use-shop.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { mailLink, phoneLink } from './contact-links.ts'
import { useWhatsappLink } from './use-whatsapp-link.ts'

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const

/** The contact section, #contacto on every page. */
export function FooterContact() {
  const messages = useFrameMessages().contact
  const { facts } = useShop()
  const whatsapp = useWhatsappLink()
  const phones = facts.phones.filter(Boolean)
  return (
    <section id="contacto" aria-labelledby="contacto-titulo" className="border-night-line border-b">
      <div className="page grid gap-6 py-10 md:grid-cols-2 md:items-center">
        <div>
          <h2 id="contacto-titulo" className="mb-2 font-bold text-2xl">
            {messages.title}
          </h2>
          <p className="measure text-soft-on-night">{messages.text}</p>
        </div>
        <div className="flex flex-col gap-4 md:items-end">
          <ul aria-label={messages.phones} className="flex flex-wrap gap-x-6">
            {phones.map((phone) => (
              <li key={phone}>
                <a
                  href={phoneLink(phone)}
                  className="figures flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-lg hover:underline"
                >
                  <Phone {...icon} />
                  {phone}
                </a>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {facts.supportEmail && (
              <a
                href={mailLink(
                  facts.supportEmail,
                  format(messages.mailSubject, { shop: facts.shopName }),
                )}
                className={buttonClass('night')}
              >
                <Mail {...icon} />
                {messages.mail}
              </a>
            )}
            {whatsapp && (
              <a href={whatsapp} target="_blank" rel="noopener" className={buttonClass('night')}>
                <MessageCircle {...icon} />
                {messages.whatsapp}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
