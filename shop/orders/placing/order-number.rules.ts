const shape = /^GS([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/

/** The first order number in a text of the shop's; null without one. */
export const numberIn = (text: string): string | null =>
  /GS(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/.exec(text)?.[0] ?? null

/** Normalises an order number: case, dashes, O for 0, I or L for 1; null for an invalid one. */
export function readOrderNumber(input: string): string | null {
  if (input.length > 60) return null
  const plain = input
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const body = plain.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1')
  const parts = shape.exec(`${plain.slice(0, 2)}${body}`)
  return parts ? `GS-${parts[1]}-${parts[2]}-${parts[3]}` : null
}
