import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { mailLink, phoneLink, whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { usePagesMessages } from '#web/shell/request/use-page-messages.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

function Way({
  href,
  sun = false,
  children,
}: {
  href: string
  sun?: boolean
  children: ReactNode
}) {
  return (
    <li>
      <a href={href} className={buttonClass(sun ? 'sun' : 'plain', 'w-full max-sm:px-2 sm:w-auto')}>
        {children}
      </a>
    </li>
  )
}

/** How to order while there is no checkout: by a contact link. Unset ones are not shown. */
export function OrderToday({ title, text }: { title?: string; text?: string }) {
  const messages = usePagesMessages().orderToday
  const { facts } = useShop()
  return (
    <section aria-labelledby="pedir-hoy" className="mt-10">
      <h2 id="pedir-hoy" className="text-2xl font-bold">
        {title ?? messages.title}
      </h2>
      <p className="measure mt-3">{text ?? messages.text}</p>
      <ul className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {facts.whatsapp && (
          <Way sun href={whatsappLink(facts.whatsapp, messages.whatsappText)}>
            <MessageCircle {...icon} /> {messages.whatsapp}
          </Way>
        )}
        {facts.supportEmail && (
          <Way href={mailLink(facts.supportEmail, messages.mailSubject)}>
            <Mail {...icon} /> {format(messages.mail, { email: facts.supportEmail })}
          </Way>
        )}
        {facts.phones.filter(Boolean).map((phone) => (
          <Way key={phone} href={phoneLink(phone)}>
            <Phone {...icon} /> <span className="figures">{format(messages.phone, { phone })}</span>
          </Way>
        ))}
      </ul>
    </section>
  )
}
