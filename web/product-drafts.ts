import { useCallback, useSyncExternalStore } from 'react'
import { type Drafts, readDrafts } from '#shop/catalogue/keeping/drafts.rules.ts'
import { dropStored, keepStored, readStored } from './browser-storage.ts'

const key = 'girasol.productDrafts'
const none: Drafts = {}
let drafts: Drafts | null = null
const listeners = new Set<() => void>()

const known = (): Drafts => {
  drafts ??= readDrafts(readStored(key))
  return drafts
}

/** Another tab changed them. */
function heard({ key: changed }: StorageEvent): void {
  if (changed !== key) return
  drafts = null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', heard)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', heard)
  }
}

/** What was changed in the table of products and not saved: kept in the browser through reloads. */
export function useProductDrafts() {
  const held = useSyncExternalStore(subscribe, known, () => none)
  const change = useCallback((make: (drafts: Drafts) => Drafts) => {
    drafts = make(known())
    if (Object.keys(drafts).length === 0) dropStored(key)
    else keepStored(key, JSON.stringify(drafts))
    for (const listener of listeners) listener()
  }, [])
  return [held, change] as const
}
