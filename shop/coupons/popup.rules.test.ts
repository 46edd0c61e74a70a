import { expect, test } from 'vitest'
import { mayShowPopup, type PopupState, popupDelay, popupDepth } from './popup.rules.ts'

const day = 24 * 60 * 60 * 1000
const good: PopupState = {
  shownAt: null,
  now: 100 * day,
  isAskingConsent: false,
  isQuietPage: false,
  isOnline: true,
  isInMaintenance: false,
  hasCoupon: false,
  isCovered: false,
}

test('the popup appears after 20 s or half a page', () => {
  expect([popupDelay, popupDepth]).toEqual([20_000, 50])
  expect(mayShowPopup(good)).toBe(true)
})

test('it appears once in 7 days', () => {
  expect(mayShowPopup({ ...good, shownAt: 93 * day + 1 })).toBe(false)
  expect(mayShowPopup({ ...good, shownAt: 93 * day })).toBe(true)
  expect(mayShowPopup({ ...good, shownAt: Number.NaN })).toBe(true)
})

test('it never appears in the panel, while paying or on the login pages (S-178)', () => {
  expect(mayShowPopup({ ...good, isQuietPage: true })).toBe(false)
})

test('it never covers the cookie banner, and never appears offline, in maintenance, over a dialog or beside an applied coupon', () => {
  expect(mayShowPopup({ ...good, isAskingConsent: true })).toBe(false)
  expect(mayShowPopup({ ...good, isOnline: false })).toBe(false)
  expect(mayShowPopup({ ...good, isInMaintenance: true })).toBe(false)
  expect(mayShowPopup({ ...good, hasCoupon: true })).toBe(false)
  expect(mayShowPopup({ ...good, isCovered: true })).toBe(false)
})
