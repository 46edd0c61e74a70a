/** Units: watts, watt-hours, amp-hours, volts, hours, dollars, kWh of a monthly bill. */
export type Unit = 'W' | 'Wh' | 'Ah' | 'V' | 'h' | 'usd' | 'kWhMonth' | 'btu' | 'inch' | 'lb' | 'hp'
export interface Quantity {
  readonly value: number
  readonly unit: Unit
  /** How many batteries have it, where it is of several. */
  readonly count?: number
}

const figure = String.raw`(\d{1,3}(?:[., ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`
const written: readonly (readonly [RegExp, Unit, number])[] = [
  [
    /^(kwh?|kilo[vw]ati?os?( ?hora)?s?|kilowatts?)(?= (al|por|cada|a|per)? ?(mes|month)| mensual| monthly|\/mes|\/month)/,
    'kWhMonth',
    1,
  ],
  [/^(kwh|kw ?h|kilo[vw]ati?os? ?-?horas?|kilowatt ?-?hours?)\b/, 'Wh', 1000],
  [/^(wh|w ?h|[vw]ati?os? ?-?horas?|watt ?-?hours?)\b/, 'Wh', 1],
  [/^(kw|kilo[vw]ati?os?|kilowatts?)\b/, 'W', 1000],
  [/^(w|watts?|[vw]ati?os?)\b/, 'W', 1],
  [/^(ah|a ?h|amp(eri?o?s?|eres?|s)? ?-?h(oras?|ours?)?|amperios?|amperes?|amps?)\b/, 'Ah', 1],
  [/^(v|volts?|voltios?)\b/, 'V', 1],
  [/^(horas?|hrs?|hours?|h)\b/, 'h', 1],
  [/^(usd|us\$|dolares?|dollars?|bucks|\$)/, 'usd', 1],
  [/^btu\b/, 'btu', 1],
  [/^(kgs?|kilos?|kilogramos?)\b/, 'lb', 2.2046],
  [/^(lbs?|libras?|pounds?)\b/, 'lb', 1],
  [/^(hp|caballos?)\b/, 'hp', 1],
  [/^(pulgadas?|inch(es)?|")/, 'inch', 1],
]

/** '1 280' and '1.280' are thousands for small units; '1.5' is a decimal. */
function valueIn(text: string, isKilo: boolean): number {
  const grouped = /^(\d{1,3}(?:[., ]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text)
  if (grouped && !isKilo) return Number(`${grouped[1]?.replace(/[., ]/g, '')}.${grouped[2] ?? 0}`)
  return Number(text.replace(',', '.'))
}

export interface ReadQuantities {
  readonly quantities: readonly Quantity[]
  /** The text without the quantities. */
  readonly rest: string
}

export function quantitiesIn(text: string): ReadQuantities {
  const quantities: Quantity[] = []
  const dollars = text.replace(/\$ ?(\d[\d.,]*)/g, '$1 usd')
  const pattern = new RegExp(`${figure} ?-?(?=([a-z$"]))`, 'g')
  let rest = ''
  let from = 0
  for (const match of dollars.matchAll(pattern)) {
    const end = match.index + match[0].length
    if (match.index < from) continue
    const after = dollars.slice(end)
    const known = written.find(([unit]) => unit.test(after))
    if (!known) continue
    const [unit, name, factor] = known
    quantities.push({
      value: valueIn(match[1] ?? '', factor > 1 || name === 'kWhMonth') * factor,
      unit: name,
    })
    rest += `${dollars.slice(from, match.index)} ~ `
    from = end + (unit.exec(after)?.[0].length ?? 0)
  }
  return { quantities, rest: rest + dollars.slice(from) }
}

export const firstOf = (quantities: readonly Quantity[], unit: Unit): number | null =>
  quantities.find((one) => one.unit === unit)?.value ?? null
