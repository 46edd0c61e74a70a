import { useEffect } from 'react'
import {
  sandboxCartKey,
  sandboxKey,
  testFrameName,
} from '#shop/test-centre/browser/sandbox.rules.ts'

/** Whether this page is in a frame of the test centre, which must not touch live data. */
export const isTestFrame = (): boolean =>
  typeof window !== 'undefined' && window.name === testFrameName && window.parent !== window

/** The storage key here: in such a frame another than the live one. */
export const keyHere = (key: string): string => {
  if (!isTestFrame()) return key
  return key === 'cart' ? sandboxCartKey : sandboxKey(key)
}

/** Notifies the test centre that the page in its frame is hydrated. */
export function useNotifyTestCentre(): void {
  useEffect(() => {
    if (isTestFrame()) document.documentElement.dataset.alive = 'true'
  }, [])
}
