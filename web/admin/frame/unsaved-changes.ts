import { useEffect, useSyncExternalStore } from 'react'

const counts = new Map<string, number>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const total = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

function note(area: string, count: number): void {
  if (count > 0) counts.set(area, count)
  else counts.delete(area)
  for (const listener of listeners) listener()
}

/** The number of unsaved changes in the panel; zero in the server's page. */
export const useUnsavedCount = (): number => useSyncExternalStore(subscribe, total, () => 0)

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Counts the unsaved changes of a page in the panel's badge; closing the window asks for confirmation. */
export function useUnsavedChanges(area: string, count: number): void {
  useEffect(() => {
    note(area, count)
    if (count > 0) addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      note(area, 0)
    }
  }, [area, count])
}
