/** Forgets everything this browser holds of a session and goes to `path` with a fresh page. */
export function leaveSession(path: string): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // A browser that forbids storage has nothing to forget.
    }
  }
  window.location.replace(path)
}
