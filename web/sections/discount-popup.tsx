import { useConsent } from '../consent-store.ts'
import { useLoaded } from '../use-loaded.ts'
import { useShop } from '../use-shop.ts'
import { usePopupDue } from './use-popup-due.ts'

const loadDiscount = async () => (await import('./due-discount.tsx')).DueDiscount

/** Most visitors never see an offer: all of it comes when it is due, and not before the question about cookies is answered. */
export function DiscountPopup() {
  const isDue = usePopupDue()
  const isAnswered = Boolean(useConsent()?.consent)
  const { isOn } = useShop().facts.popup
  const Discount = useLoaded(loadDiscount, isDue && isAnswered && isOn)
  return isDue && Discount && <Discount />
}
