import { useEffect, useState } from 'react'
import { type Consent, consentStorageKey } from '#shop/consent/consent.rules.ts'
import { questionElement } from '#shop/consent/question.rules.ts'
import { ConsentBanner } from '#shop/consent/ui/consent-banner.tsx'
import { storeItem } from '../request/browser-storage.ts'
import { type ActionResult, consentLinkId, showConsent } from './consent-store.ts'
import { compressText } from './lz-compress.ts'

const asked = () => document.querySelector(questionElement)
const backToLink = () => document.getElementById(consentLinkId)?.focus({ preventScroll: true })

/**
 * The banner and the storing of its answer, compressed; loaded only where it is asked. Where the page's loader has asked before
 * the scripts came, its question stands until it is answered, or a page is opened that does not ask.
 */
export function GiveConsent({ consent, isReopened }: ActionResult) {
  const [isAsked] = useState(() => asked() !== null)
  useEffect(() => () => asked()?.remove(), [])
  const show = (shown: Consent | null) => {
    showConsent(shown)
    if (isReopened) backToLink()
  }
  const answer = (chosen: Consent) => {
    storeItem(consentStorageKey, compressText(JSON.stringify(chosen)))
    show(chosen)
  }
  return isAsked ? null : (
    <ConsentBanner answered={consent} onAnswer={answer} onLeave={() => show(consent)} />
  )
}
