export interface SetPart {
  readonly sku: string
  readonly quantity: number
}

/** The address of the wiring sheet of these parts; the place decides how cold the panels get. */
export function setSheetPath(parts: readonly SetPart[], place: string | null): string {
  const query = new URLSearchParams({
    piezas: parts.map(({ sku, quantity }) => `${sku}.${quantity}`).join('~'),
    ...(place === null ? {} : { lugar: place }),
  })
  return `/calculadora-solar/instalacion?${query}`
}
