import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mailLink } from '../contact-links.ts'
import { useFrameWords } from '../use-page-words.ts'
import { useShop } from '../use-shop.ts'
import { accountEntries, type Viewer } from '../viewer.ts'
import { AnchorLink } from './anchor-link.tsx'
import { ConsentLink } from './consent.tsx'

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
  ['/calculadora-solar', 'calculator'],
  ['/guia-instalacion', 'guide'],
  ['/comparar', 'compare'],
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

const linkClass = 'flex min-h-11 items-center leading-tight hover:underline md:min-h-9'

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
  words,
}: {
  pages: readonly (readonly [string, Word])[]
  words: Readonly<Record<Word, string>>
}) {
  return pages.map(([to, word]) => (
    <li key={to}>
      <Link to={to} className={linkClass}>
        {words[word]}
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
  const words = useFrameWords().footer
  const { supportEmail, designYourOwnUrl } = useShop().facts
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
      <Column id="pie-productos" title={words.products}>
        <PageLinks pages={products} words={words} />
      </Column>
      <Column id="pie-recursos" title={words.resources}>
        <PageLinks pages={resources} words={words} />
        {designYourOwnUrl && (
          <li>
            <a href={designYourOwnUrl} rel="noopener" className={linkClass}>
              {words.designYourOwn}
              <span className="sr-only">, {words.external}</span>
            </a>
          </li>
        )}
        {supportEmail && (
          <li>
            <a href={mailLink(supportEmail, words.consultingSubject)} className={linkClass}>
              {words.consulting}
            </a>
          </li>
        )}
      </Column>
      <Column id="pie-tienda" title={words.company}>
        <li>
          <AnchorLink to="inicio" className={linkClass}>
            {words.home}
          </AnchorLink>
        </li>
        {hasContact && (
          <li>
            <AnchorLink to="contacto" className={`${linkClass} aria-[current]:font-semibold`}>
              {words.contact}
            </AnchorLink>
          </li>
        )}
        <PageLinks pages={[[accountEntries(viewer)[0]?.to ?? '/login', 'account']]} words={words} />
      </Column>
      <Column id="pie-politicas" title={words.policies}>
        <PageLinks pages={policies} words={words} />
        <li>
          <ConsentLink className={linkClass} />
        </li>
      </Column>
    </div>
  )
}
