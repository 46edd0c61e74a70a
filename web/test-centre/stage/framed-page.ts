import { useEffect } from 'react'
import {
  sandboxCartKey,
  sandboxKey,
  testFrameName,
} from '#shop/test-centre/browser/sandbox.rules.ts'

/** Whether this page stands in a frame of the test centre, which must not touch what is live. */
export const isTestFrame = (): boolean =>
  typeof window !== 'undefined' && window.name === testFrameName && window.parent !== window

/** The key under which something is kept here: in such a frame another than the live one. */
export const keyHere = (key: string): string => {
  if (!isTestFrame()) return key
  return key === 'cart' ? sandboxCartKey : sandboxKey(key)
}

/** Tells the test centre that the page in its frame has come alive. */
export function useNotifyTestCentre(): void {
  useEffect(() => {
    if (isTestFrame()) document.documentElement.dataset.alive = 'true'
  }, [])
}
