import type { ComponentProps } from 'react'
import { type Consent, consentStorageKey } from '#shop/consent/consent.rules.ts'
import { ConsentBanner } from '#shop/consent/ui/consent-banner.tsx'
import { storeItem } from '../request/browser-storage.ts'
import { showConsent } from './consent-store.ts'
import { compressText } from './lz-compress.ts'

interface GiveConsentProps extends Omit<ComponentProps<typeof ConsentBanner>, 'onAnswer'> {
  readonly onDone: () => void
}

/** The banner and the storing of its answer, compressed; loaded only where it is asked. */
export function GiveConsent({ onDone, ...banner }: GiveConsentProps) {
  const answer = (consent: Consent) => {
    storeItem(consentStorageKey, compressText(JSON.stringify(consent)))
    showConsent(consent)
    onDone()
  }
  return <ConsentBanner {...banner} onAnswer={answer} />
}
