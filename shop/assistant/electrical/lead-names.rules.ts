import type { Chemistry } from '#shop/solar/sizing/battery.rules.ts'
import type { Quantity } from '../understanding/quantities.rules.ts'
import { joinedCount, joiningIn } from './joined-as.rules.ts'

const noun = /\b(bater\w+|batter\w+|acumulador\w*|pilas?)\b/
const lithium = /litio|lifepo4|lithium/
const gel = /\b(gel|jel|agm)\b/
const sealed =
  /\b(sell?ad[ao]s?|sealed|hermetic\w+|vrla|sla|(libres? de|sin) mantenimiento|maintenance free)\b/
const engine =
  '(?:carros?|autos?|motos?|motocicletas?|motorinas?|camion(?:es)?|tractor(?:es)?|maquina|guagua|arranque|montacargas?|carrito|golf)'
const ofEngine = new RegExp(
  String.raw`\b(?:bater\w+|pilas?|acumulador\w*) (?:\w+ ){0,4}?(?:del?) (?:mi |1 |un |una |la |el |los |las )?${engine}\b|\b(?:car|truck|tractor|motorcycle|motorbike|golf cart|forklift|marine|starter) batter\w+`,
)
const lead =
  /plomo|acido|acumulador|\blead\b|\btubular(es)?\b|\bopzs\b|\bestacionarias?\b|\bciclo profundo\b|\bdeep ?-?cycle\b|\bde traccion\b/

/** The kind of a battery by its names in Cuba: 'jel', 'selada', 'de tractor', 'tubular'; null where none is said. */
export function batteryKindIn(text: string): Chemistry | null {
  if (gel.test(text)) return 'agm'
  if (lithium.test(text)) return 'lifepo4'
  if (lead.test(text) || ofEngine.test(text)) return 'lead'
  return noun.test(text) && sealed.test(text) ? 'agm' : null
}

const kinds =
  '(?:(?:de|gel|jel|agm|plomo|carro|moto|camion|tractor|acido|sell?adas?|tubular(?:es)?|ciclo|profundo|lead|acid|car|truck|tractor|sealed|tubular|deep|cycle) )'
/** '2 baterias de gel', '2 de gel', '2 de 100 ah gel batteries'; larger numbers are a size. */
const several = new RegExp(
  String.raw`(?<![\d.,] ?)\b(\d|1\d) (?:por )?(?:de )?(?:(?:\d+ ?ah )?${kinds}{0,3}(?:bater|batter|acumulador|pila)|(?:gel|jel|agm|plomo|sell?adas?)\b)|\b(?:baterias?|pilas?|acumuladores) (?:[a-z]+ ){0,4}(\d|1\d) de \d`,
)

/** How many there are, by the number before or behind, or by how they are joined. */
function countIn(text: string): number {
  const found = several.exec(text)
  const counted = Number(found?.[1] ?? found?.[2] ?? 1)
  const { battery } = joiningIn(text)
  return battery ? joinedCount(battery, counted, { text, category: 'battery' }) : counted
}

const isSize = ({ unit }: Quantity): boolean => unit === 'Ah' || unit === 'Wh'
/** 'de jel de 100': of a battery the number without a unit is its Ah. */
const bareAh =
  /\b(?:bater\w+|batter\w+|acumulador\w*|pilas?) (?:[a-z]+ |\d ){0,5}?(?:de |of )?(?!12\b|24\b|36\b|48\b)(\d{2,3})(?= )(?! ?(?:v|volt\w*|w|watts?|wh|horas?|hours?|h|usd|dolares?|lb|libras?|kg|btu|pies|metros?)\b)/

/** The size of one lead battery, of as many as are said. */
export function countedIn(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  const count = countIn(text)
  const bare = Number(bareAh.exec(text)?.[1] ?? 0)
  const sized: readonly Quantity[] =
    bare > 0 && !quantities.some(isSize) ? [...quantities, { value: bare, unit: 'Ah' }] : quantities
  return count > 1 ? sized.map((one) => (isSize(one) ? { ...one, count } : one)) : sized
}
