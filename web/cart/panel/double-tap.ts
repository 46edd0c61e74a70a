const doubleTapMs = 600

let last: { readonly id: string; readonly at: number } | null = null

/** Whether a touch repeats the one before it on the same product: an impatient finger, not one more item. */
export function isDoubleTap(id: string, at = performance.now()): boolean {
  const isRepeated = last !== null && last.id === id && at - last.at < doubleTapMs
  last = { id, at }
  return isRepeated
}
