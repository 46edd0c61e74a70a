export const popupStorageKey = 'discountPopupShownAt'
export const popupDelay = 20_000
export const popupDepth = 50
export const popupIntervalMs = 7 * 24 * 60 * 60 * 1000

export interface PopupState {
  /** Milliseconds since 1970, or null when it was never shown. */
  readonly shownAt: number | null
  readonly now: number
  /** The cookie banner is open. */
  readonly isAskingConsent: boolean
  /** Admin, payment and sign-in pages never show the popup. */
  readonly isQuietPage: boolean
  readonly isOnline: boolean
  readonly isInMaintenance: boolean
  readonly hasCoupon: boolean
  /** A dialog or overlay covers the page. */
  readonly isCovered: boolean
}

/** At most once in seven days, and never over something else. */
export function mayShowPopup(state: PopupState): boolean {
  const { shownAt, now } = state
  const isRested = shownAt === null || Number.isNaN(shownAt) || now - shownAt >= popupIntervalMs
  return isRested && mayStay(state)
}

/** Conditions under which an open popup stays open. */
export const mayStay = (state: Omit<PopupState, 'shownAt' | 'now'>): boolean =>
  state.isOnline &&
  !state.isAskingConsent &&
  !state.isQuietPage &&
  !state.isInMaintenance &&
  !state.hasCoupon &&
  !state.isCovered
