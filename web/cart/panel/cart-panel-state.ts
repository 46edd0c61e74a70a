import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Outside the pages, so that opening the cart re-renders only the cart. */
export const useCartPanelOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )

export const toggleCartPanel = (): void => show(!isOpen)
export const closeCartPanel = (): void => show(false)
