import { useEffect } from 'react'
import { secondMs } from '#kernel/time.ts'
import { useRefetch } from '#web/shell/layout/use-refetch.ts'

const pollIntervalMs = 4 * secondMs

/** Reloads the page's data while something on it is being made, and somebody looks at it. */
export function useRenewal(isMaking: boolean): void {
  const refetch = useRefetch()
  useEffect(() => {
    if (!isMaking) return
    const look = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    const timer = setInterval(look, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isMaking, refetch])
}
