import { Link, useLocation } from 'react-router'
import { useConsentMessages } from '#shop/consent/ui/use-messages.ts'
import { useLoaded } from '../document/use-loaded.ts'
import { isOrderPath } from '../layout/viewer.ts'
import { consentLinkId, reopenConsent, useConsent } from './consent-store.ts'

const loadBanner = async () => (await import('./give-consent.tsx')).GiveConsent

/** The consent banner, shown until it is answered and again on request; never where one orders, pays or sends something about an order. */
export function Consent() {
  const result = useConsent()
  const { pathname } = useLocation()
  const isAsking =
    result !== null && !isOrderPath(pathname) && (result.consent === null || result.isReopened)
  const GiveConsent = useLoaded(loadBanner, isAsking)
  return isAsking && GiveConsent ? <GiveConsent {...result} /> : null
}

/** Opens the settings; without scripts a link to the policy's explanation. */
export function ConsentLink({ className }: { className: string }) {
  const messages = useConsentMessages()
  const { pathname } = useLocation()
  return (
    <Link
      id={consentLinkId}
      to="/politica-de-cookies#como-cambiar"
      onClick={(event) => {
        if (isOrderPath(pathname)) return
        event.preventDefault()
        reopenConsent()
      }}
      className={className}
    >
      {messages.reopen}
    </Link>
  )
}
