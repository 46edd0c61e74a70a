import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { isShowingStale } from '#web/offline/connection-status.ts'

/**
 * Asks for the page's data again, and says whether it came. A page that is being read is never
 * given up for a line that is away: what it shows then simply stays.
 */
export function useRefetch(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    if (!navigator.onLine) return false
    await revalidate()
    return !isShowingStale()
  }, [revalidate])
}
