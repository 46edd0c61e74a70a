import type { Product, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { fold } from '../understanding/folding.rules.ts'
import { type Quantity, quantitiesIn } from '../understanding/quantities.rules.ts'

/** A product as a question may name it. */
export interface Offer {
  readonly product: Product
  /** Folded names in every language, by which an earlier answer is read. */
  readonly names: readonly string[]
  readonly words: ReadonlySet<string>
  readonly figures: readonly Quantity[]
  readonly bare: ReadonlySet<number>
}

/** Singular of a folded word. */
export const singular = (word: string): string =>
  word.length > 4 ? word.replace(/(?:(?<=[rnldj])es|s)$/, '') : word

export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[a-z]+/g) ?? []).filter((word) => word.length > 2).map(singular)

const mounts = new Map([
  ['wall', 'pared wall'],
  ['wall/floor', 'pared wall'],
  ['floor, wheels', 'ruedas wheels piso floor'],
])
/** 'corriente directa' is what a trade name shortens to DC. */
const rated = ({ specs, name }: ProductSummary): string =>
  specs.rated_v_dc !== undefined && /interruptor|disconnect|breaker/i.test(name)
    ? 'directa continua breaker'
    : ''
/** What a kind of thing is called besides its trade name. */
const alsoCalled: readonly (readonly [RegExp, string])[] = [
  [/\bbombill|\bbulb/i, 'lampara foco luz lamp light'],
  [/\btransferencia\b|\btransfer\b/i, 'conmutador switch'],
]
const extraWords = (product: ProductSummary): string => {
  const { specs, category } = product
  return [
    mounts.get(String(specs.mount ?? '')) ?? (/rack/.test(String(specs.mount)) ? 'rack' : ''),
    String(specs.technology ?? ''),
    /hybrid/.test(String(specs.type)) ? 'hibrido hybrid' : '',
    /transformer/.test(String(specs.type)) ? 'cargador charger transformador transformer' : '',
    rated(product),
    ...alsoCalled.filter(([names]) => names.test(product.name)).map(([, words]) => words),
    category === 'panel'
      ? /fold/.test(String(specs.technology))
        ? 'plegable'
        : 'rigido rigid'
      : '',
  ].join(' ')
}

const specFigures = ({ specs, category, energyWh }: ProductSummary): Quantity[] => {
  const volts = Number(specs.nominal_v ?? (category === 'inverter' ? specs.battery_v : 0))
  const nominal = volts > 40 ? 48 : volts > 20 ? 24 : volts > 10 ? 12 : 0
  const energy = category === 'battery' && energyWh !== null ? energyWh : 0
  return [
    ...(nominal === 0 ? [] : [{ value: nominal, unit: 'V' as const }]),
    ...(energy === 0 ? [] : [{ value: energy, unit: 'Wh' as const }]),
  ]
}

/** '10 240 Wh' as one number, and slashes apart. */
const spaced = (name: string): string =>
  ` ${fold(name)
    .replace(/(\d) (\d{3})(?!\d)/g, '$1$2')
    .replace(/[/:,]/g, ' ')} `

export function offerOf(product: Product, names: readonly string[]): Offer {
  const texts = names.map(spaced)
  const figures = [
    ...texts.flatMap((text) => quantitiesIn(text).quantities),
    ...specFigures(product),
  ]
  const digits = texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  return {
    product,
    names: names.map(fold),
    words: new Set([...names, extraWords(product), product.sku].flatMap(wordsOf)),
    figures,
    bare: new Set([...digits, ...figures.map(({ value }) => value)]),
  }
}

/** The products that a text names in full, in its order. */
export function namedIn(text: string, offers: readonly Offer[]): Offer[] {
  const folded = fold(text)
  const found = offers.flatMap((offer) => {
    const at = offer.names.map((name) => folded.indexOf(name)).filter((index) => index >= 0)
    return at.length > 0
      ? [{ offer, at: Math.min(...at), length: offer.names[0]?.length ?? 0 }]
      : []
  })
  // 'Batería 48 V 100 Ah' within '… 48 V 100 Ah de rack' is not named itself
  const whole = found.filter(
    (one) => !found.some((other) => other.at === one.at && other.length > one.length),
  )
  return whole.sort((a, b) => a.at - b.at).map(({ offer }) => offer)
}

/** Those that an answer offers with a price; what they are compared with has none. */
export function offeredIn(text: string, named: readonly Offer[]): readonly Offer[] {
  const folded = fold(text)
  const priced = named.filter(({ names }) => names.some((name) => folded.includes(`${name}: $`)))
  return priced.length > 1 ? priced : named
}
