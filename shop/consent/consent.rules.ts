export const consentKinds = ['necessary', 'performance', 'functional', 'marketing'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** What a visitor allows. What is necessary cannot be refused. */
export type Consent = Readonly<Record<ConsentKind, boolean>> & { readonly necessary: true }

/** Local storage keeps the answer under this key, compressed. */
export const consentStorageKey = 'user-cookie-consent'

/** What counts until somebody answers, and after declining. */
export const onlyNecessary: Consent = {
  necessary: true,
  performance: false,
  functional: false,
  marketing: false,
}

export const everything: Consent = {
  necessary: true,
  performance: true,
  functional: true,
  marketing: true,
}

/** The kinds that were ticked, and the necessary one whatever was ticked. */
export const consentTo = (ticked: Iterable<string>): Consent => {
  const kinds = new Set(ticked)
  return {
    necessary: true,
    performance: kinds.has('performance'),
    functional: kinds.has('functional'),
    marketing: kinds.has('marketing'),
  }
}

/** Reads a kept answer; what is no answer is null, and is asked again. */
export function readConsent(text: string | null): Consent | null {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null || !('performance' in stored)) return null
    return consentTo(Object.entries(stored).flatMap(([kind, is]) => (is === true ? [kind] : [])))
  } catch {
    return null
  }
}
