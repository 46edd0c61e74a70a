const hasHalf = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Whether all texts of a parsed body, names too, can be stored: without NUL and halves of characters. */
export function isStorable(body: unknown): boolean {
  // a list of what is still to be looked at: a body may be nested deeper than calls can be
  const open: unknown[] = [body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && hasHalf(value)) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) open.push(name, inner)
  }
  return true
}
