import { useSyncExternalStore } from 'react'
import { connectionBarId } from './connection-bar.rules.ts'

/** The connection to the server, and the age of the shown data. */
export interface Line {
  readonly isOnline: boolean
  /** When the shown prices were fetched; null while they are today's. */
  readonly seenAt: string | null
}

const wellOnServer: Line = { isOnline: true, seenAt: null }
let line = wellOnServer
let freshAt = new Date().toISOString()
const listeners = new Set<() => void>()

function change(options: Partial<Line>): void {
  const next = { ...line, ...options }
  if (next.isOnline === line.isOnline && next.seenAt === line.seenAt) return
  line = next
  for (const listener of listeners) listener()
}

/** The page shows current data. */
export function showsFresh(): void {
  freshAt = new Date().toISOString()
  if (line.seenAt !== null) change({ seenAt: null })
}

/** The page shows data fetched at `seenAt`. */
export const showsStale = (seenAt: string): void => change({ seenAt })
export const isShowingStale = (): boolean => line.seenAt !== null

/** When the shown data was last requested. */
export const lastFreshAt = (): string => line.seenAt ?? freshAt

const wentOnline = () => change({ isOnline: true })
const wentOffline = () => change({ isOnline: false })

const staleDate = () => document.getElementById(connectionBarId)?.dataset.seen

/** Whether the service worker served this page from its cache. */
export const isLoadedStale = (): boolean => staleDate() !== undefined

/** Reads the service worker's mark on a cached page and follows the connection; returns a function that stops it. */
export function followConnection(): () => void {
  const seenAt = staleDate()
  change({ isOnline: navigator.onLine, ...(seenAt ? { seenAt } : {}) })
  addEventListener('online', wentOnline)
  addEventListener('offline', wentOffline)
  return () => {
    removeEventListener('online', wentOnline)
    removeEventListener('offline', wentOffline)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useConnection = (): Line =>
  useSyncExternalStore(
    subscribe,
    () => line,
    () => wellOnServer,
  )
