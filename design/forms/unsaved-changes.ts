import { useEffect, useSyncExternalStore } from 'react'

interface Unsaved {
  readonly count: number
  /** Held by the browser: another page of the panel may be opened without losing it. */
  readonly isStored: boolean
}
const areas = new Map<string, Unsaved>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const unsavedCount = (): number => [...areas.values()].reduce((sum, { count }) => sum + count, 0)

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/**
 * Notes the unsaved changes of one form or table; while there are any, closing the window asks for confirmation. Those that
 * another page would lose are marked on the document: the shop's one guard of navigations opens that page as a document, which asks.
 */
export function noteUnsaved(area: string, count: number, isStored = false): void {
  if (count > 0) areas.set(area, { count, isStored })
  else areas.delete(area)
  if (areas.size > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  const isAtRisk = [...areas.values()].some(({ isStored }) => !isStored)
  document.documentElement.toggleAttribute('data-unsaved', isAtRisk)
  for (const listener of listeners) listener()
}

/** The number of unsaved changes in the panel; zero in the server's page. */
export const useUnsavedCount = (): number => useSyncExternalStore(subscribe, unsavedCount, () => 0)

/** Counts changes that the browser stores. */
export function useStoredChanges(area: string, count: number): void {
  useEffect(() => {
    noteUnsaved(area, count, true)
    return () => noteUnsaved(area, 0)
  }, [area, count])
}
