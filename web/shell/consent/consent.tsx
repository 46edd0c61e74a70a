import { Link, useLocation } from 'react-router'
import { useConsentMessages } from '#shop/consent/ui/use-messages.ts'
import { useLoaded } from '../document/use-loaded.ts'
import { isCheckoutPath } from '../layout/viewer.ts'
import { leaveConsent, reopenConsent, useConsent } from './consent-store.ts'

const loadBanner = async () => (await import('./give-consent.tsx')).GiveConsent
const linkId = 'preferencias-de-cookies'
const backToLink = () => document.getElementById(linkId)?.focus({ preventScroll: true })

/** The consent banner, shown until it is answered and again on request; never during a payment. */
export function Consent() {
  const result = useConsent()
  const { pathname } = useLocation()
  const isAsking =
    result !== null && !isCheckoutPath(pathname) && (result.consent === null || result.isReopened)
  const GiveConsent = useLoaded(loadBanner, isAsking)
  if (!isAsking || !GiveConsent) return null
  const { consent, isReopened } = result
  const back = () => {
    if (isReopened) backToLink()
  }
  const leave = () => {
    leaveConsent()
    back()
  }
  return <GiveConsent answered={consent} onDone={back} onLeave={leave} />
}

/** Opens the settings; without scripts a link to the policy's explanation. */
export function ConsentLink({ className }: { className: string }) {
  const messages = useConsentMessages()
  const { pathname } = useLocation()
  return (
    <Link
      id={linkId}
      to="/politica-de-cookies#como-cambiar"
      onClick={(event) => {
        if (isCheckoutPath(pathname)) return
        event.preventDefault()
        reopenConsent()
      }}
      className={className}
    >
      {messages.reopen}
    </Link>
  )
}
