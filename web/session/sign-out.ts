import { clearPrivateCaches } from '#web/offline/offline-pages.ts'

/** Forgets everything this browser holds of a session and goes to `path` with a fresh page. */
export function leaveSession(path: string): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // A browser that forbids storage has nothing to forget.
    }
  }
  void clearPrivateCaches().catch(() => null)
  window.location.replace(path)
}
