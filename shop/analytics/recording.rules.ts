import type { Consent } from '#shop/consent/consent.rules.ts'

/** Nothing is recorded without consent to performance. */
export const mayRecord = (consent: Consent): boolean => consent.performance

export interface Scrolled {
  readonly scrollY: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** How much of a page has come into view, in percent; a page without scrolling is seen whole. */
export function percentSeen({ scrollY, clientHeight, scrollHeight }: Scrolled): number {
  if (scrollHeight <= clientHeight) return 100
  const bottom = Math.max(0, scrollY) + clientHeight
  // half pixels of a zoomed page must not keep it from its end
  return Math.min(100, Math.round((bottom / scrollHeight) * 1000) / 10)
}
