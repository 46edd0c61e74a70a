import { useLocation } from 'react-router'
import { LanguageSelect } from '../header/language-select.tsx'
import { Logo } from '../header/logo.tsx'
import { ShippingBanner } from '../layout/shipping-banner.tsx'
import { useShop } from '../layout/use-shop.ts'
import { showsContactFooter, type Viewer } from '../layout/viewer.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'

interface FooterProps {
  readonly viewer: Viewer
  /** Its page has its own destination: it says nothing of the way to Cuba. */
  readonly isOrdered: boolean
}

/** The footer of every page: shipping, contact, links, rules and language. */
export function Footer({ viewer, isOrdered }: FooterProps) {
  const messages = useFrameMessages().footer
  const { facts } = useShop()
  const hasContact = showsContactFooter(viewer, useLocation().pathname)
  return (
    <footer className="foot-place on-night bg-night pb-20 text-on-night md:pb-8 print:hidden">
      {!isOrdered && <ShippingBanner />}
      {hasContact && <FooterContact />}
      <div className="page flex flex-col gap-10 py-10">
        <FooterLinks viewer={viewer} hasContact={hasContact} />
        <div className="flex flex-col gap-4 border-night-line border-t pt-6 md:flex-row md:items-center md:justify-between">
          <SocialLinks />
          <LanguageSelect />
        </div>
        <div className="grid gap-6 border-night-line border-t pt-6 md:grid-cols-[auto_1fr] md:gap-16">
          <div className="text-sm">
            <Logo name={facts.shopName} />
            {facts.isDemonstration && <p className="mt-2">{messages.demonstration}</p>}
            <p className="mt-2 text-soft-on-night">
              {facts.legalName}
              {facts.legalAddress && (
                <>
                  <br />
                  {facts.legalAddress}
                </>
              )}
            </p>
          </div>
          <section aria-labelledby="exportacion" className="text-sm">
            <h2 id="exportacion" className="mb-1 font-semibold">
              {messages.exportTitle}
            </h2>
            <p className="measure text-soft-on-night">{messages.exportRules}</p>
          </section>
        </div>
      </div>
    </footer>
  )
}
