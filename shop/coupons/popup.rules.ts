/** Under this key the browser keeps when the popup was last shown. */
export const popupStorageKey = 'discountPopupShownAt'
export const popupDelay = 20_000
export const popupDepth = 50
const popupIntervalMs = 7 * 24 * 60 * 60 * 1000

export interface PopupState {
  /** Milliseconds since 1970, or null when it was never shown. */
  readonly shownAt: number | null
  readonly now: number
  /** The question about cookies is open. */
  readonly isAskingConsent: boolean
  /** The panel, the payment and the login are no place for it. */
  readonly isQuietPage: boolean
  readonly isOnline: boolean
  readonly isInMaintenance: boolean
  readonly hasCoupon: boolean
  /** Something else stands over the page. */
  readonly isCovered: boolean
}

/** Once in seven days, and never in the way of anything. */
export function mayShowPopup(state: PopupState): boolean {
  const { shownAt, now } = state
  const isRested = shownAt === null || Number.isNaN(shownAt) || now - shownAt >= popupIntervalMs
  return isRested && mayStay(state)
}

/** What also takes it away while it is shown. */
export const mayStay = (state: Omit<PopupState, 'shownAt' | 'now'>): boolean =>
  state.isOnline &&
  !state.isAskingConsent &&
  !state.isQuietPage &&
  !state.isInMaintenance &&
  !state.hasCoupon &&
  !state.isCovered
