import { consentStorageKey } from '#shop/consent/consent.rules.ts'
import { popupDelay, popupIntervalMs, popupStorageKey } from '#shop/coupons/popup.rules.ts'

/** What `awaitOffer` needs from outside. */
export const earlyOffer = {
  consent: consentStorageKey,
  delay: popupDelay,
  interval: popupIntervalMs,
  mark: 'data-offer',
  shownAt: popupStorageKey,
}

/**
 * Serialised into the page, so it uses nothing from outside: where the page waits with its scripts they come when the coupon is
 * due by its delay, once the question about cookies is answered; they know every other condition.
 */
export function awaitOffer(
  { consent, delay, interval, mark, shownAt }: typeof earlyOffer,
  start: () => void,
): void {
  if (!document.querySelector(`[${mark}]`)) return
  const offer = () => {
    try {
      const before = Date.parse(localStorage.getItem(shownAt) ?? '')
      if (localStorage.getItem(consent) && !(Date.now() - before < interval)) start()
    } catch {
      // where nothing is stored it would come with every page
    }
  }
  setTimeout(() => {
    offer()
    addEventListener('storage', offer)
  }, delay)
}
