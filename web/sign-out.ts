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

/** Whatever was stored of pages goes; what anybody may see is fetched again. */
export async function clearPrivateCaches(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.includes('pages')) await caches.delete(name)
  } catch {
    // A browser without such stores has nothing to forget.
  }
}
