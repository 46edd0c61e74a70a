import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { isShowingStale } from '#web/offline/connection-status.ts'

/**
 * Reloads the page's data and returns whether it arrived. On a lost connection the shown page is never
 * replaced by an error.
 */
export function useRefetch(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    if (!navigator.onLine) return false
    await revalidate()
    return !isShowingStale()
  }, [revalidate])
}
