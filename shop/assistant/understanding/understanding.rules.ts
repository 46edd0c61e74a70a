import type { Destination } from '#kernel/destination.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { provinces } from '#shop/shipping/cuba.rules.ts'
import { type Item, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import type { TypicalHouse } from '#shop/solar/calculator/typical-houses.rules.ts'
import type { Chemistry } from '#shop/solar/sizing/battery.rules.ts'
import { type Danger, dangerIn } from './danger.rules.ts'
import { devicesIn } from './devices.rules.ts'
import { fold, readable } from './folding.rules.ts'
import { firstOf, type Quantity, quantitiesIn } from './quantities.rules.ts'
import { type Chapter, chapterIn, type Topic, topicIn } from './topics.rules.ts'

const names: readonly (readonly [ProductCategory, RegExp])[] = [
  ['kit', /\bkits?\b|\bsistemas?\b|\bsolar systems?\b|equipos? completos?/],
  [
    'portable',
    /\bestacion(es)?\b|\bplantas?\b|\bgenerador(es)?\b|\bstations?\b|\bgenerators?\b|energia portatil|portable power|powerbank|ecoflow|bluetti|\bportatil(es)?\b/,
  ],
  [
    'accessory',
    /\bcables?\b|\bmc4\b|conector|\bmppt\b|controlador|charge controllers?|regulador|breakers?|interruptor|fusible|\bfuses?\b|soporte|\brieles?\b|transferencia|protector|accesorio|accessor|\bshunt\b|combinadora|cargador lifepo4|mounts?\b/,
  ],
  ['battery', /\bbaterias?\b|\bbatter(y|ies)\b|acumulador|\blifepo4\b|\blitio\b|\blithium\b/],
  ['panel', /\bpanel(es)?\b|\bpanels\b|\bplacas?\b|\bmodulos?\b/],
  ['inverter', /\binversor(es)?\b|\binverters?\b|convertidor/],
]

/** The categories a text names, in its order. */
function categoriesIn(text: string): ProductCategory[] {
  const found = names.flatMap(([category, words]) => {
    const at = text.search(words)
    return at < 0 ? [] : [{ family: category, at }]
  })
  return found.sort((a, b) => a.at - b.at).map(({ family: category }) => category)
}

/** Everything found in a question, before its intent is chosen. */
export interface Read {
  readonly text: string
  readonly locale: Locale
  readonly items: readonly Item[]
  readonly quantities: readonly Quantity[]
  readonly categories: readonly ProductCategory[]
  readonly chemistry: Chemistry
  readonly house: TypicalHouse | null
  readonly blackoutHours: number | null
  readonly kwhAMonth: number | null
  readonly topic: Topic | null
  readonly chapter: Chapter | null
  readonly danger: Danger | null
  /** ONEI code of a named province. */
  readonly province: string | null
  readonly destination: Destination | null
}

/** Frequent words that identify each language. */
const frequentWords: Record<Locale, RegExp> = {
  en: /\b(the|what|which|how|is|are|do|does|can|my|for|with|you|need|have|i|to|of|and|where|want|please|long|much|many|will|would|show|me|it)\b/g,
  es: /\b(el|la|los|las|que|cual|como|es|son|mi|para|con|de|en|y|un|una|1|necesito|tengo|cuanto|donde|quiero|por|favor|me|se|hay|del|al|si|no|lo|le|su)\b/g,
}

/** The question's language; by default the page's. */
export function languageOf(question: string, page: Locale): Locale {
  const text = fold(question)
  const count = (locale: Locale) => text.match(frequentWords[locale])?.length ?? 0
  return locales.reduce((best, other) => (count(other) > count(best) ? other : best), page)
}

const houses: readonly (readonly [TypicalHouse, RegExp])[] = [
  ['cooled', /casa con aire|house with (an )?(ac|air)/],
  ['small', /casa (pequena|chiquita|chica)|casita|apartamento|small (house|home)|apartment/],
  [
    'family',
    /casa (grande|familiar|de familia|entera|completa)|toda la casa|family (house|home)|(whole|entire|big|large) (house|home)/,
  ],
  ['essential', /lo (basico|esencial|minimo)|essentials|the basics/],
]

const noGrid =
  /todo el dia sin|sin corriente todo|off ?-?grid|desconectad|no hay corriente nunca|aislad|sin red/

/** A battery made to start an engine, or named by its lead. */
const ofLead =
  /plomo|acido|acumulador|(bateria|pila) (de|del) (mi |1 )?(carro|auto|moto|camion|maquina|arranque)|de carro|(car|truck) battery|lead[ -]acid|\blead\b/

const chemistryIn = (text: string): Chemistry => {
  if (/\bgel\b|\bagm\b/.test(text)) return 'agm'
  if (/litio|lifepo4|lithium/.test(text)) return 'lifepo4'
  return ofLead.test(text) ? 'lead' : 'lifepo4'
}

const provinceIn = (text: string): string | null =>
  provinces.find(({ name }) => text.includes(` ${fold(name)} `))?.code ??
  (text.includes(' habana ') || text.includes(' havana ') ? codeOf('La Habana') : null)
const codeOf = (name: string) => provinces.find((province) => province.name === name)?.code ?? null

function destinationIn(text: string, province: string | null): Destination | null {
  if (/\bcuba\b|\bisla\b|island/.test(text) || province) return 'cuba'
  return /estados unidos|ee ?uu|\busa\b|united states|miami|florida|hialeah/.test(text)
    ? 'usa'
    : null
}

const energyOf = (quantities: readonly Quantity[]) =>
  firstOf(quantities, 'Wh') ?? firstOf(quantities, 'Ah')

/** A power without a product is a load. */
function ownLoad(quantities: readonly Quantity[], families: readonly ProductCategory[]): Item[] {
  const watts = firstOf(quantities, 'W')
  const isOfProduct =
    families.some((family) => family !== 'battery') && energyOf(quantities) === null
  if (watts === null || isOfProduct || watts <= 0 || watts > 20_000) return []
  return [{ ...usualItem('x'), watts, hours: 24 }]
}

/** A kit with a device in its name is not that device. */
const kitNames = / kits? (?:solar )?(?:nevera|luz|luces)(?= )| (?:fridge|light|lights) kits?(?= )/g

export function read(question: string, page: Locale): Read {
  const text = readable(question)
  const devices = devicesIn(text.replace(kitNames, ' kit '))
  const { quantities, rest } = quantitiesIn(devices.rest)
  const families = categoriesIn(devices.rest)
  const items = devices.items.length > 0 ? devices.items : ownLoad(quantities, families)
  const province = provinceIn(text)
  const hours = firstOf(quantities, 'h')
  const blackoutHours = hours !== null && hours >= 1 && hours <= 24 ? Math.round(hours) : null
  return {
    text,
    locale: languageOf(question, page),
    items,
    quantities,
    categories: families,
    chemistry: chemistryIn(text),
    house: houses.find(([, words]) => words.test(text))?.[0] ?? null,
    blackoutHours: noGrid.test(text) ? 24 : blackoutHours,
    kwhAMonth: firstOf(quantities, 'kWhMonth'),
    topic: topicIn(text) ?? (province === null ? null : 'destinations'),
    chapter: chapterIn(rest),
    danger: dangerIn(text),
    province,
    destination: destinationIn(text, province),
  }
}
