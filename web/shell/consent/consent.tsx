import { Link, useLocation } from 'react-router'
import { ConsentBanner } from '#shop/consent/ui/consent-banner.tsx'
import { useConsentMessages } from '#shop/consent/ui/use-messages.ts'
import { isCheckoutPath } from '../layout/viewer.ts'
import { giveConsent, leaveConsent, reopenConsent, useConsent } from './consent-store.ts'

const linkId = 'preferencias-de-cookies'
const backToLink = () => document.getElementById(linkId)?.focus({ preventScroll: true })

/** The consent banner, shown until it is answered and again on request; never during a payment. */
export function Consent() {
  const result = useConsent()
  const { pathname } = useLocation()
  if (!result || isCheckoutPath(pathname)) return null
  const { consent, isReopened } = result
  if (consent && !isReopened) return null
  const then = (work: () => void) => () => {
    work()
    if (isReopened) backToLink()
  }
  return (
    <ConsentBanner
      answered={consent}
      onAnswer={(options) => then(() => giveConsent(options))()}
      onLeave={then(leaveConsent)}
    />
  )
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
