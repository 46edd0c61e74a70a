import { useCallback, useEffect, useRef, useState } from 'react'
import { backOff } from '../../sessions/session-refresh.rules.ts'
import { type ConnectionCheck, connectionOf } from '../../sign-in/connection.rules.ts'

export interface Connection {
  readonly check: ConnectionCheck
  readonly isChecking: boolean
  readonly retry: () => void
}

const timeoutMs = 10_000

/** Checks the shop; a response that is not the shop's own counts as an error. */
async function fetchFromShop(): Promise<ConnectionCheck> {
  if (!navigator.onLine) return connectionOf({ is: 'no_answer' })
  try {
    const response = await fetch('/conexion', {
      headers: { Accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return connectionOf({ is: 'refused', status: response.status })
    return (await response.json()) as ConnectionCheck
  } catch {
    return connectionOf({ is: 'no_answer' })
  }
}

/** The connection status from the server's render, then from the open page. */
export function useConnection(served: ConnectionCheck): Connection {
  const [check, setCheck] = useState(served)
  const [isChecking, setChecking] = useState(false)
  const attempt = useRef(0)
  const checkAgain = useCallback(async () => {
    setChecking(true)
    const found = await fetchFromShop()
    attempt.current = found.connected ? 0 : attempt.current + 1
    setCheck(found)
    setChecking(false)
  }, [])
  useEffect(() => {
    const changed = () => void checkAgain()
    addEventListener('online', changed)
    addEventListener('offline', changed)
    return () => {
      removeEventListener('online', changed)
      removeEventListener('offline', changed)
    }
  }, [checkAgain])
  useEffect(() => {
    if (check.connected) return
    const retry = setTimeout(() => void checkAgain(), backOff(attempt.current + 4))
    return () => clearTimeout(retry)
  }, [check, checkAgain])
  return { check, isChecking, retry: () => void checkAgain() }
}
