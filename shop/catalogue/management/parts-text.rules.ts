export interface Part {
  /** The SKU of the component; its id where it has none. */
  readonly ref: string
  readonly quantity: number
}

const maxParts = 40

/** The contents of a kit, one per line: '2 x BAT-12V050'. */
export const partsAsText = (parts: readonly Part[]): string =>
  parts.map(({ ref, quantity }) => `${quantity} x ${ref}`).join('\n')

function readPart(line: string): Part | null {
  const [, quantity = '', ref = ''] = /^\s*(\d{1,4})\s*[x×*]\s*(\S.{0,59}?)\s*$/i.exec(line) ?? []
  return ref !== '' && Number(quantity) > 0 ? { ref, quantity: Number(quantity) } : null
}

/** Null for an invalid line or a repeated component. */
export function readParts(text: string): Part[] | null {
  const lines = text.split(/\r?\n|;/).filter((line) => line.trim() !== '')
  const parts = lines.map(readPart).filter((part) => part !== null)
  const isGood = parts.length === lines.length && parts.length <= maxParts
  return isGood && new Set(parts.map(({ ref }) => ref)).size === parts.length ? parts : null
}
