import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

const canBeReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  )

/**
 * Asks for the page's data again, and says whether it could. A page that is being read is never
 * given up for a line that is away: what it shows then simply stays.
 */
export function useRefetch(): () => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    if (!(await canBeReached())) return false
    await revalidate()
    return true
  }, [revalidate])
}
