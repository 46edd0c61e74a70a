import { useSyncExternalStore } from 'react'
import { connectionBarId } from './connection-bar.rules.ts'

/** The line to the shop, and how old what it last brought is. */
export interface Line {
  readonly isOnline: boolean
  /** When the shown prices were seen; null while they are today's. */
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

/** What the page shows was asked for just now. */
export function showsFresh(): void {
  freshAt = new Date().toISOString()
  if (line.seenAt !== null) change({ seenAt: null })
}

/** What the page shows is what this browser saw at `seenAt`. */
export const showsStale = (seenAt: string): void => change({ seenAt })
export const isShowingStale = (): boolean => line.seenAt !== null

/** When what the page shows was last asked for. */
export const lastFreshAt = (): string => line.seenAt ?? freshAt

const wentOnline = () => change({ isOnline: true })
const wentOffline = () => change({ isOnline: false })

const staleDate = () => document.getElementById(connectionBarId)?.dataset.seen

/** Whether the service worker gave this page, out of what it kept. */
export const isLoadedStale = (): boolean => staleDate() !== undefined

/** Reads what the service worker said of the page it gave, and follows the line; returns how to stop. */
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
