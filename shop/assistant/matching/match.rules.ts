import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import type { Quantity } from '../understanding/quantities.rules.ts'
import { type Offer, singular } from './offer.rules.ts'

/** What a part of a question says about a product. */
export interface Reference {
  readonly text: string
  readonly categories: readonly ProductCategory[]
  readonly quantities: readonly Quantity[]
}

export interface Match {
  readonly offer: Offer
  readonly score: number
  /** Figures or rare words agree, so that it is this product and not only its category. */
  readonly isNamed: boolean
  /** A figure of the question is none of the product's. */
  readonly misses: number
  /** A size agrees, or the name of a kit. */
  readonly isExact: boolean
}

const ownUnits = new Set(['W', 'Wh', 'Ah', 'V', 'A'])
const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * 0.03

/** Numbers without a unit that may be a size: not a count. */
/** Volts at the outlet name no size. */
const outlets = new Set([110, 120, 220, 240])
const bareIn = (text: string): number[] =>
  [
    ...text.matchAll(
      /(?<![\d.,$-])(\d{2,5})s?(?= )(?! ?(?:usd|dolar|kwh|dollar|hora|hour|dia|day|libra|lb|hp|btu|ano|year|metro|mes|%|persona|empleado|employee))/g,
    ),
  ]
    .map((match) => Number(match[1]))
    .filter((value) => value >= 12 && !outlets.has(value))

interface FigureScore {
  readonly score: number
  readonly isHit: boolean
  readonly isLarge: boolean
}

/** Stations and kits are called by watts or watt-hours alike. */
const mixesUnits: readonly string[] = ['portable', 'kit', 'accessory']

function quantityScore({ figures, bare, product }: Offer, { value, unit }: Quantity): FigureScore {
  const same = figures.filter((one) => one.unit === unit)
  if (same.some((one) => isNear(one.value, value)))
    return { score: 6, isHit: true, isLarge: unit !== 'V' }
  if (bare.has(value) && mixesUnits.includes(product.category))
    return { score: 4, isHit: true, isLarge: value > 48 }
  return { score: same.length > 0 ? -6 : -3, isHit: false, isLarge: false }
}

function figureScore(offer: Offer, { quantities, text }: Reference) {
  const scores = [
    ...quantities
      .filter(({ unit, value }) => ownUnits.has(unit) && !(unit === 'V' && outlets.has(value)))
      .map((quantity) => quantityScore(offer, quantity)),
    ...bareIn(text).map((value) =>
      offer.bare.has(value)
        ? { score: 5, isHit: true, isLarge: value > 48 }
        : { score: -4, isHit: false, isLarge: false },
    ),
  ]
  const hits = scores.filter(({ isHit }) => isHit).length
  return {
    score: scores.reduce((sum, one) => sum + one.score, 0),
    hits,
    large: scores.filter(({ isLarge }) => isLarge).length,
    misses: scores.length - hits,
  }
}

const generic = new Set(
  'panel solar bateria battery inversor inverter estacion station portatil portable power kit cable lifepo para with con par pair set juego the and una uno del carga charge phase fase equipo watt'
    .split(' ')
    .concat(
      'mono cell type kwh without sin backup respaldo month mes volt system sistema'.split(' '),
    ),
)

/** How rare a word is among the products: 0 for those of a whole category. */
function rarity(offers: readonly Offer[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { words } of offers)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => {
    const count = counts.get(word) ?? 0
    if (count === 0 || generic.has(word)) return 0
    return Math.min(4, Math.log2(1 + offers.length / count))
  }
}

const kitOnly = new Set(
  'casa house home light luz fridge nevera refrigerador hogar total negocio business familia family apagon blackout small pequena'.split(
    ' ',
  ),
)

const maxInherited = 4

function wordScore(offer: Offer, reference: Reference, weigh: (word: string) => number) {
  const isKit = offer.product.category === 'kit'
  const mayBeKit = reference.categories.includes('kit')
  // 'y el familia?' after kits
  const isInherited = mayBeKit && reference.text.trim().split(' ').length <= maxInherited
  const isBeside = (word: string) =>
    (isInherited &&
      new RegExp(`(?:^| )(?:el|la|al|del|the) (?:de )?${word}`).test(reference.text)) ||
    new RegExp(`\\bkits? (?:[a-z0-9]+ ){0,2}${word}|${word}[a-z]* (?:[a-z]+ )?kits?\\b`).test(
      reference.text,
    )
  const words = new Set((reference.text.match(/[a-z]{3,}/g) ?? []).map(singular))
  let score = 0
  for (const word of words)
    if (offer.words.has(word) && (!kitOnly.has(word) || (isKit && mayBeKit && isBeside(word))))
      score += weigh(word)
  return score
}

const accessoryKinds: readonly (readonly [RegExp, string])[] = [
  [/\bcables?\b/, 'cable'],
  [/\bfusibles?\b|\bfuses?\b/, 'fusible'],
  [/\bbreakers?\b|\binterruptor(es)?\b/, 'interruptor'],
  [/\bcargador(es)?\b|\bchargers?\b/, 'cargador'],
  [/\bmppt\b|\bcontrolador(es)?\b|\bregulador(es)?\b|charge controllers?/, 'controlador'],
]
/** A cable is no controller, whatever figure both have. */
export const isOfKind = ({ product, words }: Offer, text: string): boolean =>
  product.category !== 'accessory' ||
  accessoryKinds.every(([noun, kind]) => !noun.test(text) || words.has(kind)) ||
  accessoryKinds.filter(([noun]) => noun.test(text)).length > 1

function categoryScore(offer: Offer, { categories, text }: Reference): number {
  if (!isOfKind(offer, text)) return -20
  const at = (categories as readonly string[]).indexOf(offer.product.category)
  if (categories.length === 0) return 0
  return at < 0 ? -20 : at === 0 ? 2 : 0
}

/** The products that fit a reference, best first. */
export function matchesOf(reference: Reference, offers: readonly Offer[]): Match[] {
  const weigh = rarity(offers)
  const scored = offers.map((offer) => {
    const figures = figureScore(offer, reference)
    const words = wordScore(offer, reference, weigh)
    const score = figures.score + words + categoryScore(offer, reference)
    // without a category, a voltage or one word names nothing
    const isLoose = reference.categories.length === 0
    const isNamed = isLoose
      ? figures.large > 0 || words >= 6 || (figures.hits > 0 && words >= 2.5)
      : figures.hits > 0 || words >= 2.5
    return {
      offer,
      score,
      isNamed,
      misses: figures.misses,
      isExact: figures.large > 0 || (isNamed && offer.product.category === 'kit'),
    }
  })
  return scored
    .filter(({ score, isNamed }) => score >= 4 && isNamed)
    .sort((a, b) => b.score - a.score)
}

/** 'Panel 550 W serie 2' says more than 'Panel 550 W', which was asked for. */
const isVariant = ({ offer }: Match, others: readonly Match[]): boolean =>
  others.some((other) =>
    other.offer.names.some((name) => offer.names.some((own) => own.startsWith(`${name} `))),
  )

/** Those that fit as well as the first. */
export function bestOf(matches: readonly Match[]): Match[] {
  const best = matches.filter(({ score }) => score >= (matches[0]?.score ?? 0) - 0.9)
  return best.filter((one) => !isVariant(one, best))
}
