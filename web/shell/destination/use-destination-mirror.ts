import { useEffect } from 'react'
import { type Destination, destinationCookie } from '#kernel/destination.ts'
import { useRefetch } from '../layout/use-refetch.ts'
import { cookieValue, readStored, setCookie, storeItem } from '../request/browser-storage.ts'

/** Synchronises `isShippingToCuba` in local storage with the cookie, and open tabs with each other. */
export function useDestinationMirror(destination: Destination): void {
  const refetch = useRefetch()
  useEffect(() => {
    const isLost = cookieValue(document.cookie, destinationCookie) === null
    const wasCuba = readStored(destinationCookie) === 'true'
    if (isLost && wasCuba && setCookie(destinationCookie, 'true')) void refetch()
    else storeItem(destinationCookie, String(destination === 'cuba'))
  }, [destination, refetch])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === destinationCookie) void refetch()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [refetch])
}
