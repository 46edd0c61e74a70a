import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showToast } from '#design/toasts/toasts.tsx'
import { type Discount, ownCode } from '#shop/coupons/coupon.rules.ts'
import { mayShowPopup, mayStay, popupStorageKey } from '#shop/coupons/popup.rules.ts'
import { DiscountOffer } from '#shop/coupons/ui/discount-offer.tsx'
import { useCouponMessages } from '#shop/coupons/ui/use-messages.ts'
import { useOnline } from '#web/offline/use-online.ts'
import { useConsent } from '#web/shell/consent/consent-store.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'
import { applyCoupon, cartCoupon, lookUpCoupon, useCartCoupon } from './cart-coupon.ts'
import { couponNotice, discountText } from './coupon-notices.ts'
import { isQuietPath } from './quiet-page.ts'

const lastShown = () => {
  const saved = readStored(popupStorageKey)
  return saved === null ? null : Date.parse(saved)
}
/** A dialog, a field that somebody is asked to correct, or one that somebody is writing in. */
const isCovered = () =>
  document.querySelector(
    'dialog:modal, [aria-invalid="true"], :is(input, textarea, select, [contenteditable]):focus',
  ) !== null

/** Every condition under which the offer may be shown now. */
function usePopupState() {
  const result = useConsent()
  const { code } = useCartCoupon()
  const { pathname } = useLocation()
  return {
    isAskingConsent: !result?.consent || result.isReopened,
    isQuietPage: isQuietPath(pathname),
    isOnline: useOnline(),
    isInMaintenance: useShop().facts.maintenance,
    hasCoupon: code !== null,
  }
}

/** The offer once it is allowed; it is requested only then. */
function useOffer() {
  const popupState = usePopupState()
  const { key } = useLocation()
  const { shopName, popup } = useShop().facts
  const code = popup.code || ownCode(shopName)
  const [offer, setOffer] = useState<Discount | null>(null)
  const isAllowed = popup.isOn && mayStay({ ...popupState, isCovered: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page what covered this one may be gone
  useEffect(() => {
    if (!isAllowed) return
    const times = { shownAt: lastShown(), now: Date.now() }
    if (!mayShowPopup({ ...popupState, ...times, isCovered: isCovered() })) return
    let isLate = false
    void lookUpCoupon(code).then((found) => {
      if (isLate || typeof found === 'string' || isCovered()) return
      storeItem(popupStorageKey, new Date().toISOString())
      setOffer(found)
    })
    return () => {
      isLate = true
    }
  }, [isAllowed, key, code])
  const close = useCallback(() => setOffer(null), [])
  return { offer: isAllowed ? offer : null, close }
}

/** Offers the shop's coupon at most once in seven days. */
export function DueDiscount() {
  const messages = useCouponMessages()
  const { offer, close } = useOffer()
  if (!offer) return null
  const apply = async () => {
    const result = await applyCoupon(offer.code)
    close()
    showToast(couponNotice(messages, result, cartCoupon().discount))
  }
  return (
    <DiscountOffer
      title={discountText(messages.offer, offer)}
      code={offer.code}
      isStrip={document.body.classList.contains('lite-mode')}
      onApply={() => void apply()}
      onClose={close}
    />
  )
}
