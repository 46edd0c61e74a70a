import { useEffect, useSyncExternalStore } from 'react'
import { type Connection, isSlowConnection, liteCookie } from '#kernel/connection.ts'
import { cookieValue, dropCookie, setCookie } from '../request/browser-storage.ts'

type LiveConnection = Connection & EventTarget

const connectionHere = (): LiveConnection | undefined =>
  (navigator as Navigator & { connection?: LiveConnection }).connection

function subscribe(listener: () => void): () => void {
  const connection = connectionHere()
  connection?.addEventListener?.('change', listener)
  return () => connection?.removeEventListener?.('change', listener)
}

/** Stored before any script runs, for the next page. */
function mirror(isLite: boolean): void {
  const isMirrored = cookieValue(document.cookie, liteCookie) === '1'
  if (isLite === isMirrored) return
  if (isLite) setCookie(liteCookie, '1')
  else dropCookie(liteCookie)
}

/** Whether the connection is slow: as the server assumed, then as the browser measures, if it does. */
export function useLiteMode(taken: boolean): boolean {
  const isLite = useSyncExternalStore(
    subscribe,
    () => {
      const connection = connectionHere()
      return connection ? isSlowConnection(connection) : taken
    },
    () => taken,
  )
  useEffect(() => mirror(isLite), [isLite])
  return isLite
}
