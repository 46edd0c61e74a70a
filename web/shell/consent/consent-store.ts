import { useSyncExternalStore } from 'react'
import {
  type Consent,
  consentStorageKey,
  onlyNecessary,
  readConsent,
} from '#shop/consent/consent.rules.ts'
import { readStored } from '../request/browser-storage.ts'
import { decompressText } from './lz-text.ts'

export const consentLinkId = 'preferencias-de-cookies'

export interface ActionResult {
  /** Null until the banner is answered. */
  readonly consent: Consent | null
  /** Whether the settings were opened from the footer. */
  readonly isReopened: boolean
}

let current: ActionResult | undefined
const listeners = new Set<() => void>()

function change(next: ActionResult): void {
  current = next
  for (const listener of listeners) listener()
}

function storedConsent(): Consent | null {
  const stored = readStored(consentStorageKey)
  return stored ? readConsent(decompressText(stored)) : null
}

const result = (): ActionResult => {
  current ??= { consent: storedConsent(), isReopened: false }
  return current
}

/** The current consent of this browser; only necessary storage until the banner is answered. */
export const allowedNow = (): Consent => result().consent ?? onlyNecessary

/** Notifies every part of the page of the answer, and closes the settings. */
export const showConsent = (consent: Consent | null): void => change({ consent, isReopened: false })

export const reopenConsent = (): void => change({ ...result(), isReopened: true })

/** Another tab has answered the banner. */
function readAgain({ key }: Pick<StorageEvent, 'key'>): void {
  if (key === null || key === consentStorageKey)
    change({ consent: storedConsent(), isReopened: false })
}

export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

/** The answer of this browser; null on the server and until hydration. */
export const useConsent = (): ActionResult | null =>
  useSyncExternalStore<ActionResult | null>(onConsentChange, result, () => null)
