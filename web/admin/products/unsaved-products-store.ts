import { useCallback, useSyncExternalStore } from 'react'
import {
  readUnsaved,
  type UnsavedChanges,
} from '#shop/catalogue/management/table/unsaved-changes.rules.ts'
import { dropStored, readStored, storeItem } from '#web/shell/request/browser-storage.ts'

const key = 'girasol.productDrafts'
const none: UnsavedChanges = {}
let unsaved: UnsavedChanges | null = null
const listeners = new Set<() => void>()

const known = (): UnsavedChanges => {
  unsaved ??= readUnsaved(readStored(key))
  return unsaved
}

/** Another tab changed them. */
function onMessage({ key: changed }: StorageEvent): void {
  if (changed !== key) return
  unsaved = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onMessage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onMessage)
  }
}

/** The unsaved changes of the product table, stored in the browser across reloads. */
export function useUnsavedProducts() {
  const held = useSyncExternalStore(subscribe, known, () => none)
  const change = useCallback((make: (unsaved: UnsavedChanges) => UnsavedChanges) => {
    unsaved = make(known())
    if (Object.keys(unsaved).length === 0) dropStored(key)
    else storeItem(key, JSON.stringify(unsaved))
    for (const listener of listeners) listener()
  }, [])
  return [held, change] as const
}
