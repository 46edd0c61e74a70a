export interface Part {
  /** The SKU of the component; its id where it has none. */
  readonly ref: string
  readonly quantity: number
}

const maxParts = 40

/** The contents of a kit, one per line: '2 x BAT-12V050'. */
export const partsAsText = (parts: readonly Part[]): string =>
  parts.map(({ ref, quantity }) => `${quantity} x ${ref}`).join('\n')

/** A quantity and what it is of: a SKU, an id, or the name of a product until it is found. */
const partLine = /^\s*(\d{1,4})\s*[x×*]\s*(\S.{0,279}?)\s*$/i

function readPart(line: string): Part | null {
  const [, quantity = '', ref = ''] = partLine.exec(line) ?? []
  return ref !== '' && Number(quantity) > 0 ? { ref, quantity: Number(quantity) } : null
}

const linesIn = (text: string): string[] =>
  text.split(/\r?\n|;/).filter((line) => line.trim() !== '')

/** What the readable lines name. */
export const refsIn = (text: string): string[] =>
  linesIn(text).flatMap((line) => readPart(line)?.ref ?? [])

/** The text with each named product by its own ref; a line that names none stays as it was typed. */
export const withRefs = (text: string, found: ReadonlyMap<string, string>): string =>
  linesIn(text)
    .map((line) => {
      const part = readPart(line)
      const ref = part && found.get(part.ref)
      return part && ref !== undefined && ref !== null ? partsAsText([{ ...part, ref }]) : line
    })
    .join('\n')

/** The SKU at the end of a product as the list of pieces offers it. */
export const offeredSku = (ref: string): string | null => /\(([^()\s]+)\)$/.exec(ref)?.[1] ?? null

/** A piece as it is offered to be chosen. */
export const offeredPart = ({ name, sku }: { readonly name: string; readonly sku: string }) =>
  `${name} (${sku})`

/** Null for an invalid line or a repeated component. */
export function readParts(text: string): Part[] | null {
  const lines = linesIn(text)
  const parts = lines.map(readPart).filter((part) => part !== null)
  const isGood = parts.length === lines.length && parts.length <= maxParts
  return isGood && new Set(parts.map(({ ref }) => ref)).size === parts.length ? parts : null
}
