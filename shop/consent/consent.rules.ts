export const consentKinds = ['necessary', 'performance', 'functional', 'marketing'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The kinds of cookies a visitor allows; the necessary ones cannot be refused. */
export type Consent = Readonly<Record<ConsentKind, boolean>> & { readonly necessary: true }

/** Local storage key of the compressed choice. */
export const consentStorageKey = 'user-cookie-consent'

/** Applies until the visitor chooses, and after declining. */
export const onlyNecessary: Consent = {
  necessary: true,
  performance: false,
  functional: false,
  marketing: false,
}

export const consentTo = (ticked: Iterable<string>): Consent => {
  const kinds = new Set(ticked)
  return {
    necessary: true,
    performance: kinds.has('performance'),
    functional: kinds.has('functional'),
    marketing: kinds.has('marketing'),
  }
}

/** Parses a stored choice; null for an invalid one, so that the banner is shown again. */
export function readConsent(text: string | null): Consent | null {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null || !('performance' in stored)) return null
    return consentTo(Object.entries(stored).flatMap(([kind, is]) => (is === true ? [kind] : [])))
  } catch {
    return null
  }
}
