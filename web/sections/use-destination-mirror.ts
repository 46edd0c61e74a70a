import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { type Destination, destinationCookie } from '#kernel/destination.ts'
import { cookieValue } from '../language.ts'

const oneYear = 365 * 24 * 60 * 60

/** Keeps the browser's `isShippingToCuba` in step with the cookie, and the open tabs with each other. */
export function useDestinationMirror(destination: Destination): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const kept = localStorage.getItem(destinationCookie)
    const hasCookie = cookieValue(document.cookie, destinationCookie) !== null
    if (kept === 'true' && !hasCookie) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
      document.cookie = `${destinationCookie}=true; Path=/; Max-Age=${oneYear}; SameSite=Lax`
      if (cookieValue(document.cookie, destinationCookie) === 'true') void revalidate()
      return
    }
    localStorage.setItem(destinationCookie, String(destination === 'cuba'))
  }, [destination, revalidate])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === destinationCookie) void revalidate()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [revalidate])
}
