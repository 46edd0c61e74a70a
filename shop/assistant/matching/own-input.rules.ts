/** Panels on a customer's own controller, of which the highest volts are said. */
export interface OwnInput {
  readonly kind: 'ownInput'
  readonly volts: number
}

const controller = String.raw`\b(?:controlador\w*|regulador\w*|mppt|controllers?|regulators?|entrada|input)\b`
const figure = String.raw`(\d{2,3})(?:[.,]\d)? ?-?(?:v|vdc|volt\w*)\b`
const stated = [
  new RegExp(`${controller} (?:(?!bateri|batter|banco|bank|panel)[\\w.]+ ){0,8}?${figure}`),
  new RegExp(
    `${figure} (?:(?!bateri|batter|banco|bank|panel)[\\w.]+ ){0,3}?(?:charge )?${controller}`,
  ),
]
const nominal: readonly number[] = [12, 24, 36, 48]
const own =
  /\b(mi|mio|tengo|tiene|tenemos|my|mine|i have|i got|ive|it takes|aguanta\w*|admite|soporta|maximo|max|hasta|limite|limit|rated|up to)\b/
const ratedAmps = /\b\d{2,3} ?-?(a|amp\w*)\b/
const panels = /\b(panel\w*|placas?|modulos?|modules?)\b|\b\d{3} ?w\w*/

/** The volts that are said decide, whatever product of the shop has the same figure. */
export function ownInputIn(text: string): OwnInput | null {
  if (!panels.test(text) || (ratedAmps.test(text) && !own.test(text))) return null
  const volts = stated
    .map((one) => Number(one.exec(text)?.[1] ?? 0))
    .find((value) => value > 0 && !nominal.includes(value))
  if (volts === undefined) return null
  return { kind: 'ownInput', volts }
}
