/** The same program without a letter beyond ASCII. Patterns in `String.raw` read the escape as well as the letter. */
export function toAscii(code: string): string {
  const escaped = /.*\\[\u0080-\uffff].*/.exec(code)
  if (escaped) throw new Error(`a backslash before a letter beyond ASCII: ${escaped[0].trim()}`)
  return code.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
