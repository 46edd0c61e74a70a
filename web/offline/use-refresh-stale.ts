import { useEffect } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { useRefetch } from '#web/shell/layout/use-refetch.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { speakWith } from '#web/shell/notices/notices.ts'
import { useFrameMessages, useListingMessages } from '#web/shell/request/use-page-messages.ts'
import { followConnection, isLoadedStale, useConnection } from './connection-status.ts'
import { rememberPage } from './stale-data.ts'

/** Milliseconds before the page is requested again: a restored connection is often unstable at first. */
const askAgainAfter = (requested: number): number => Math.min(30_000, 1_000 * 2 ** requested)

/** While stored data is shown, requests current data: when the connection is back, and periodically. */
function useFreshAgain(): void {
  const refetch = useRefetch()
  const { isOnline, seenAt } = useConnection()
  const isSaved = seenAt !== null
  useEffect(() => {
    if (isLoadedStale()) void refetch()
  }, [refetch])
  useEffect(() => {
    const ask = () => void refetch()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [refetch])
  useEffect(() => {
    if (!isOnline || !isSaved) return
    let timer: ReturnType<typeof setTimeout>
    const askSoon = (requested: number) => {
      timer = setTimeout(() => {
        if (!document.hidden) void refetch()
        askSoon(requested + 1)
      }, askAgainAfter(requested))
    }
    askSoon(0)
    return () => clearTimeout(timer)
  }, [isOnline, isSaved, refetch])
}

/** Follows the connection, and stores the page's data for offline use. */
export function useRefreshStale(): void {
  const { notices, operations } = useFrameMessages().line
  const listing = useListingMessages()
  const locale = useLocale()
  const { destination } = useShop()
  const matches = useMatches()
  const location = useLocation()
  const isSettled = useNavigation().state === 'idle'
  useEffect(() => speakWith(notices, operations), [notices, operations])
  useEffect(() => followConnection(), [])
  useEffect(() => {
    if (!isSettled) return
    rememberPage(matches, location, {
      locale,
      destination,
      titleOf: ({ category, search }) =>
        search === ''
          ? (listing[category ?? 'catalogue'] ?? listing.catalogue).title
          : format(listing.found, { text: search }),
    })
  }, [matches, location, locale, destination, listing, isSettled])
  useFreshAgain()
}
