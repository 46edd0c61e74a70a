import type { Consent } from '#shop/consent/consent.rules.ts'

/** Events are recorded only with consent to the performance category. */
export const mayRecord = (consent: Consent): boolean => consent.performance

export interface Scrolled {
  readonly scrollY: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** The visible part of a page in percent; a page without scrolling counts as seen completely. */
export function percentSeen({ scrollY, clientHeight, scrollHeight }: Scrolled): number {
  if (scrollHeight <= clientHeight) return 100
  const bottom = Math.max(0, scrollY) + clientHeight
  // zoomed pages have fractional pixels: their end must still be reachable
  return Math.min(100, Math.round((bottom / scrollHeight) * 1000) / 10)
}
