import { clearPrivateCaches } from '#web/offline/offline-pages.ts'

/** Clears this browser's storage and loads `path` as a new document. */
export function leaveSession(path: string): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // a browser that forbids storage has none to clear
    }
  }
  void clearPrivateCaches().catch(() => null)
  window.location.replace(path)
}
