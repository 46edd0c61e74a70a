import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConsentLink } from '../consent/consent.tsx'
import { useShop } from '../layout/use-shop.ts'
import { accountEntries, type Viewer } from '../layout/viewer.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { AnchorLink } from '../scrolling/anchor-link.tsx'
import { mailLink } from './contact-links.ts'

const products = [
  ['/catalogo?category=kit', 'kits'],
  ['/panelessolarescuba', 'panels'],
  ['/baterias', 'batteries'],
  ['/inversores', 'inverters'],
  ['/energia-portatil', 'portable'],
  ['/accesorios', 'accessories'],
  ['/catalogo', 'everything'],
] as const

const resources = [
  ['/pedido/buscar', 'find'],
  ['/calculadora-solar', 'calculator'],
  ['/guia-instalacion', 'guide'],
  ['/comparar', 'compare'],
  ['/casas-con-luz', 'houses'],
  ['/donar', 'donate'],
] as const

const policies = [
  ['/terminos-y-condiciones', 'terms'],
  ['/politica-de-privacidad', 'privacy'],
  ['/politica-de-cookies', 'cookies'],
  ['/politica-de-cumplimiento', 'compliance'],
  ['/politica-envios-devoluciones', 'shippingPolicy'],
  ['/affidavit-certificacion', 'affidavit'],
] as const

const linkClass = 'flex min-h-11 items-center leading-tight hover:underline lg:min-h-9'

function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold text-soft-on-night text-sm">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  )
}

function PageLinks<Word extends string>({
  pages,
  messages,
}: {
  pages: readonly (readonly [string, Word])[]
  messages: Readonly<Record<Word, string>>
}) {
  return pages.map(([to, word]) => (
    <li key={to}>
      <Link to={to} className={linkClass}>
        {messages[word]}
      </Link>
    </li>
  ))
}

interface FooterLinksProps {
  readonly viewer: Viewer
  readonly hasContact: boolean
}

/** Products, resources, the shop itself and its policies. */
export function FooterLinks({ viewer, hasContact }: FooterLinksProps) {
  const messages = useFrameMessages().footer
  const { supportEmail, designYourOwnUrl } = useShop().facts
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
      <Column id="pie-productos" title={messages.products}>
        <PageLinks pages={products} messages={messages} />
      </Column>
      <Column id="pie-recursos" title={messages.resources}>
        <PageLinks pages={resources} messages={messages} />
        {designYourOwnUrl && (
          <li>
            <a href={designYourOwnUrl} rel="noopener" className={linkClass}>
              {messages.designYourOwn}
              <span className="sr-only">, {messages.external}</span>
            </a>
          </li>
        )}
        {supportEmail && (
          <li>
            <a href={mailLink(supportEmail, messages.consultingSubject)} className={linkClass}>
              {messages.consulting}
            </a>
          </li>
        )}
      </Column>
      <Column id="pie-tienda" title={messages.company}>
        <li>
          <AnchorLink to="inicio" className={linkClass}>
            {messages.home}
          </AnchorLink>
        </li>
        {hasContact && (
          <li>
            <AnchorLink to="contacto" className={`${linkClass} aria-[current]:font-semibold`}>
              {messages.contact}
            </AnchorLink>
          </li>
        )}
        <PageLinks
          pages={[[accountEntries(viewer)[0]?.to ?? '/login', 'account']]}
          messages={messages}
        />
      </Column>
      <Column id="pie-politicas" title={messages.policies}>
        <PageLinks pages={policies} messages={messages} />
        <li>
          <ConsentLink className={linkClass} />
        </li>
      </Column>
    </div>
  )
}
