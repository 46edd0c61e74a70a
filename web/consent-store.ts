import { useSyncExternalStore } from 'react'
import {
  type Consent,
  consentStorageKey,
  onlyNecessary,
  readConsent,
} from '#shop/consent/consent.rules.ts'
import { keepStored, readStored } from './browser-storage.ts'
import { compressText, decompressText } from './lz-text.ts'

interface Answer {
  /** Null until somebody has answered. */
  readonly consent: Consent | null
  /** Whether it was asked for again, from the foot of the page. */
  readonly isReopened: boolean
}

let current: Answer | undefined
const listeners = new Set<() => void>()

function change(next: Answer): void {
  current = next
  for (const listener of listeners) listener()
}

function keptConsent(): Consent | null {
  const kept = readStored(consentStorageKey)
  return kept ? readConsent(decompressText(kept)) : null
}

const answer = (): Answer => {
  current ??= { consent: keptConsent(), isReopened: false }
  return current
}

/** What this browser allows at this moment; only what is necessary until somebody has answered. */
export const allowedNow = (): Consent => answer().consent ?? onlyNecessary

/** Keeps an answer, compressed, and tells every part of the page. */
export function giveConsent(consent: Consent): void {
  keepStored(consentStorageKey, compressText(JSON.stringify(consent)))
  change({ consent, isReopened: false })
}

export const reopenConsent = (): void => change({ ...answer(), isReopened: true })
export const leaveConsent = (): void => change({ ...answer(), isReopened: false })

/** Another tab has answered. */
function readAgain({ key }: Pick<StorageEvent, 'key'>): void {
  if (key === null || key === consentStorageKey)
    change({ consent: keptConsent(), isReopened: false })
}

export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

/** The answer of this browser; null on the server and until the page has come alive. */
export const useConsent = (): Answer | null =>
  useSyncExternalStore<Answer | null>(onConsentChange, answer, () => null)
