const idleLatest = 5_000

/** Does the work when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: idleLatest })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 2_000)
  return () => clearTimeout(timer)
}
