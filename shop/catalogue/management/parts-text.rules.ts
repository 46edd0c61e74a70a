export interface Part {
  /** The SKU of what the kit holds; its id where it has none. */
  readonly ref: string
  readonly quantity: number
}

const maxParts = 40

/** What a kit holds, a line each: '2 x BAT-12V050'. */
export const partsAsText = (parts: readonly Part[]): string =>
  parts.map(({ ref, quantity }) => `${quantity} x ${ref}`).join('\n')

function readPart(line: string): Part | null {
  const [, quantity = '', ref = ''] = /^\s*(\d{1,4})\s*[x×*]\s*(\S.{0,59}?)\s*$/i.exec(line) ?? []
  return ref !== '' && Number(quantity) > 0 ? { ref, quantity: Number(quantity) } : null
}

/** Null where a line is no part, or a part stands there twice. */
export function readParts(text: string): Part[] | null {
  const lines = text.split(/\r?\n|;/).filter((line) => line.trim() !== '')
  const parts = lines.map(readPart).filter((part) => part !== null)
  const isGood = parts.length === lines.length && parts.length <= maxParts
  return isGood && new Set(parts.map(({ ref }) => ref)).size === parts.length ? parts : null
}
