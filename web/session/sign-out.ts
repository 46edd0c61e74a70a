import { clearPrivateCaches } from '#web/offline/offline-pages.ts'
import { readStored } from '#web/shell/request/browser-storage.ts'
import { cartOwnerKey, privateKeys } from '#web/shell/request/private-storage.rules.ts'
import { sessionChannel } from './session-channel.ts'

/** Deletes what is private in this browser; an open page reads what is left. */
export function clearPrivate(): void {
  const isCartOwned = readStored(cartOwnerKey) !== null
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind]
      for (const key of privateKeys(Object.keys(storage), isCartOwned)) storage.removeItem(key)
    } catch {
      // a browser that forbids storage has none to clear
    }
  }
  dispatchEvent(new StorageEvent('storage', { key: null }))
  void clearPrivateCaches().catch(() => null)
}

let leaving = false
/** This tab is on its way to another document: messages of its own sign-out lead nowhere else. */
export const isLeaving = (): boolean => leaving

/** Clears this browser's private data and loads `path` as a new document. */
export function leaveSession(path: string): void {
  leaving = true
  clearPrivate()
  window.location.replace(path)
}

function notifyOtherTabs(): void {
  leaving = true
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage('SIGNED_OUT')
  channel.close()
}

const post = () =>
  fetch('/logout', {
    method: 'POST',
    keepalive: true,
    headers: { Accept: 'application/json' },
  }).catch(() => null)

/** Ends the session on the server, or at least tries to, then in every tab of this browser. */
export async function endSession(path: string): Promise<void> {
  await post()
  notifyOtherTabs()
  leaveSession(path)
}

/** The same by a button: false when the server could not be reached, and nothing is over. */
export async function signOutHere(path: string): Promise<boolean> {
  const response = await post()
  if (!response?.ok) return false
  notifyOtherTabs()
  leaveSession(path)
  return true
}
