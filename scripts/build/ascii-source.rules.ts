/** The same program without a letter beyond ASCII. Patterns in `String.raw` read the escape as well as the letter. */
export function toAscii(code: string): string {
  const escaped = /\\[\u0080-\uffff]/.exec(code)
  if (escaped) {
    const near = code.slice(Math.max(0, escaped.index - 40), escaped.index + 40).trim()
    throw new Error(`a backslash before a letter beyond ASCII: ${near}`)
  }
  return code.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
