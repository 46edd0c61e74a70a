import { useConsent } from '#web/shell/consent/consent-store.ts'
import { useLoaded } from '#web/shell/document/use-loaded.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { usePopupDue } from './use-popup-due.ts'

const loadDiscount = async () => (await import('./due-discount.tsx')).DueDiscount

/** Most visitors never see an offer: it is loaded when it is due, and only after the consent banner is answered. */
export function DiscountPopup() {
  const isDue = usePopupDue()
  const isAnswered = Boolean(useConsent()?.consent)
  const { isOn } = useShop().facts.popup
  const Discount = useLoaded(loadDiscount, isDue && isAnswered && isOn)
  return isDue && Discount && <Discount />
}
