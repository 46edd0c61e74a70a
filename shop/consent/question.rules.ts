import { type Consent, consentKinds } from './consent.rules.ts'

export const everything: Consent = {
  necessary: true,
  performance: true,
  functional: true,
  marketing: true,
}

/** The element that holds the question where the page asks before its scripts come. */
export const questionElement = 'cookie-question'

/** The kinds beyond the necessary that a choice allows, as one text. */
export const allowedIn = (consent: Consent): string =>
  consentKinds.filter((kind) => kind !== 'necessary' && consent[kind]).join()
