import type { Destination } from '#kernel/destination.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'
import { provinces } from '#shop/shipping/cuba.rules.ts'
import { blackoutBeside } from '#shop/solar/calculator/blackout.rules.ts'
import { type Item, usualItem } from '#shop/solar/calculator/calculation.rules.ts'
import type { TypicalHouse } from '#shop/solar/calculator/typical-houses.rules.ts'
import type { Chemistry } from '#shop/solar/sizing/battery.rules.ts'
import { daysInMonth } from '#shop/solar/sizing/panels.rules.ts'
import { batteryKindIn, countedIn } from '../electrical/lead-names.rules.ts'
import { emergencyIn, forbiddenIn } from '../safety/danger.rules.ts'
import type { Emergency } from '../safety/emergency.rules.ts'
import type { Forbidden } from '../safety/forbidden.rules.ts'
import { isMedical } from '../safety/medical.rules.ts'
import { categoriesIn } from './categories.rules.ts'
import { devicesIn } from './devices.rules.ts'
import { fold, readable, soundOf } from './folding.rules.ts'
import { firstOf, type Quantity, quantitiesIn } from './quantities.rules.ts'
import { type Chapter, chapterIn, type Topic, topicIn } from './topics.rules.ts'

/** Everything found in a question, before its intent is chosen. */
export interface Read {
  readonly text: string
  readonly locale: Locale
  readonly items: readonly Item[]
  readonly quantities: readonly Quantity[]
  readonly categories: readonly ProductCategory[]
  readonly chemistry: Chemistry
  /** Whether the kind of a battery was said; without it lithium is meant. */
  readonly saysChemistry: boolean
  readonly house: TypicalHouse | null
  readonly blackoutHours: number | null
  readonly kwhAMonth: number | null
  readonly topic: Topic | null
  readonly chapter: Chapter | null
  readonly emergency: Emergency | null
  readonly forbidden: Forbidden | null
  /** The text without the devices, by which a product may be named. */
  readonly productText: string
  /** ONEI code of a named province. */
  readonly province: string | null
  readonly destination: Destination | null
}

/** Frequent words that identify each language. */
const frequentWords: Record<Locale, RegExp> = {
  en: /\b(the|what|which|who|how|is|are|do|does|can|could|should|my|for|with|you|your|need|have|i|to|of|and|or|in|on|at|an|from|this|that|these|something|anything|where|when|why|want|please|long|much|many|will|would|show|me|it|not|if|there|they|we|get|least|hours|days|under|price|cost|weight|battery|station|panels?|house|fridge|old|cheapest|ship|pay|order|thanks?|refunds?|accept|warranty|shipping|delivery|about|broken|arrives?)\b/g,
  es: /\b(el|la|los|las|que|q|k|cual|como|es|son|mi|para|pa|pal|con|de|d|en|x|y|un|una|1|necesito|tengo|cuanto|donde|quiero|kiero|por|favor|me|se|hay|del|al|si|lo|le|su|esta|eso|ese|puedo|puede|mandan|precio|vale|bateria|estacion|paneles|inversor|casa|horas|dias|gracias)\b/g,
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

const grid = '(?:corriente|luz|electricidad|grid(?: power)?|power|electricity)'
const daily = '(?:(?:al|por|cada|a|per|each|every) (?:dia|day)|diari[ao]s?|daily)'
const figureOfHours = String.raw`(\d+(?:[.,]\d+)?) ?(?:h|hrs?|horas?|hours?)`
/** 'tengo 6 horas de corriente al dia', 'la luz viene 6 horas al dia'. */
const gridHours = [
  String.raw`\b(?:tengo|tenemos|tienen?|hay|llegan?|vienen?|ponen|nos dan|me dan|solo|have|has|gets?|there (?:is|are)|only) (?:\w+ ){0,2}?${figureOfHours} (?:de |of )?(?:la )?${grid}\b(?:\W+\w+){0,2}?\W+${daily}`,
  String.raw`\b${grid} (?:viene|llega|vuelve|la ponen|hay|comes|is on|is there)(?: \w+){0,2}? ${figureOfHours}(?: \w+)? ${daily}`,
].map((pattern) => new RegExp(pattern))
/** 'la corriente viene 4 horas', of a device that never stops. */
const shortGridHours = new RegExp(
  String.raw`\b${grid} (?:solo |nada mas )?(?:viene|llega|la ponen|hay|comes|is on|is there)(?: (?:solo|only|for|nada mas|unas|about|como)){0,2} ${figureOfHours}`,
)

/** Hours a day with a grid. */
function gridHoursIn(text: string): number | null {
  const patterns = isMedical(text) ? [...gridHours, shortGridHours] : gridHours
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined)
  const hours = found === undefined ? null : Number(found.replace(',', '.'))
  return hours !== null && hours < 24 ? hours : null
}

/** The hours without a grid that are meant: beside those of a grid its rest, for somebody's health always all of it. */
function blackoutIn(text: string, quantities: readonly Quantity[]): number | null {
  if (noGrid.test(text)) return 24
  const hours = quantities.filter(({ unit }) => unit === 'h').map(({ value }) => value)
  const withGrid = gridHoursIn(text)
  const rest = withGrid === null ? null : blackoutBeside(withGrid)
  const named = withGrid === null ? hours[0] : hours.find((one) => one !== withGrid)
  const isShort = rest !== null && (named === undefined || named > rest || isMedical(text))
  const blackout = isShort ? rest : (named ?? null)
  return blackout !== null && blackout >= 1 && blackout <= 24 ? Math.round(blackout) : null
}

/** A battery that starts an engine, by those words. */
const ofEngine =
  /acumulador|(bateria|pila)s? (\w+ ){0,2}?(de|del) (mi |1 |un |la |el )?(carro|auto|moto|camion|tractor|maquina|arranque)|(car|truck|tractor) batter/
export const namesEngineBattery = (text: string): boolean => ofEngine.test(text)

/** Towns that people name instead of their province. */
const towns: Readonly<Record<string, string>> = {
  habana: 'La Habana',
  havana: 'La Habana',
  'santa clara': 'Villa Clara',
  bayamo: 'Granma',
  manzanillo: 'Granma',
  trinidad: 'Sancti Spíritus',
  moa: 'Holguín',
  varadero: 'Matanzas',
  cardenas: 'Matanzas',
  'isla de pinos': 'Isla de la Juventud',
  'nueva gerona': 'Isla de la Juventud',
  'santi spiritus': 'Sancti Spíritus',
  'sancti spiritu': 'Sancti Spíritus',
  'santi espiritu': 'Sancti Spíritus',
  'stgo de cuba': 'Santiago de Cuba',
  santiago: 'Santiago de Cuba',
  tunas: 'Las Tunas',
  pinar: 'Pinar del Río',
  vinales: 'Pinar del Río',
  baracoa: 'Guantánamo',
  gibara: 'Holguín',
  sagua: 'Villa Clara',
  moron: 'Ciego de Ávila',
  nuevitas: 'Camagüey',
}

const asSpoken = (text: string): string => text.split(' ').map(soundOf).join(' ')

/** By its name, also written by ear ('olguin', 'sienfuegos'), or by a town of it. */
const provinceIn = (text: string): string | null =>
  provinces.find(({ name }) => asSpoken(text).includes(` ${asSpoken(fold(name))} `))?.code ??
  Object.entries(towns).flatMap(([town, name]) =>
    text.includes(` ${town} `) ? (codeOf(name) ?? []) : [],
  )[0] ??
  null
const codeOf = (name: string) => provinces.find((province) => province.name === name)?.code ?? null

/** 'no para Cuba' says where it does not go. */
const elsewhere =
  /\b(?:no|not|nada|never) (?:es |is |va |it is )?(?:para|a|en|to|for|in) (?:la |the )?(?:cuba|isla|island|miami|florida|estados unidos|usa|us|the us)\b/g

function destinationIn(input: string, province: string | null): Destination | null {
  const text = input.replace(elsewhere, ' ')
  if (/\bcuba\b|\bisla\b|island/.test(text) || province) return 'cuba'
  return /estados unidos|ee ?uu|\b(a|en|al|para|hacia|desde|de|los|in|to|the|from|within) (la |los |el |the )?usa\b|^ usa\b|\bthe us\b|in the us\b|united states|miami|florida|hialeah|naples|jacksonville|kissimmee|homestead|cape coral|fort myers|west palm|orlando|tampa|texas|houston|new jersey|new york|las vegas|kentucky|louisville|california|georgia/.test(
    text,
  )
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

/** A bulb with its own battery draws nothing in a blackout. */
const ownLight =
  /(?<= )(?:bombill[oa]s?|lamparas?|luces|focos?)(?= (?:\w+ ){0,2}(?:recargables?|que (?:se )?(?:re)?carga))|(?<=rechargeable (?:led )?)(?:bulbs?|lights?)(?=[ ,])/g

const named =
  / (kits? (?:solar )?)(nevera|luz|luces)(?= )| (fridge|light|lights)(?= kits? )|(bombill[oa]s?|lamparas?|luces|focos?)(?= (?:\w+ ){0,2}(?:recargables?|que (?:se )?(?:re)?carga))|(?<=rechargeable (?:led )?)(bulbs?|lights?)/g
/** A name is protected by a mark while devices are removed. */
const productTextOf = (text: string): string =>
  devicesIn(
    text.replace(named, (match) =>
      match.replace(
        /(nevera|luz|luces|fridge|lights?|bombill[oa]s?|lamparas?|focos?|bulbs?)$/,
        'zz$1',
      ),
    ),
  ).rest.replace(/zz(?=[a-z])/g, '')

/** 'el nebulizador del niño son 120 W': the watts of the only device. */
function withOwnWatts(
  items: readonly Item[],
  quantities: readonly Quantity[],
  families: readonly ProductCategory[],
): readonly Item[] {
  const [one, ...others] = items
  const watts = quantities.filter(({ unit }) => unit === 'W')
  const [first] = watts
  const isOnly = others.length === 0 && watts.length === 1 && families.length === 0
  const isOwn = one && first && isOnly && isUsual(first.value, one.watts)
  return isOwn ? [{ ...one, watts: first.value }] : items
}
const isUsual = (watts: number, usual: number): boolean => watts > usual / 5 && watts < usual * 5

/** '8 kWh al día', counted for a month. */
function dailyKwh(text: string): number | null {
  const found =
    /(\d+(?:[.,]\d+)?) ?(?:kwh?|kw ?h|kilo[vw]att?s?(?: ?-?hours?)?|kilo[vw]ati?os?(?: ?-?hora)?s?|kilos? de corriente) (?:(?:al|por|cada|a|per|each|every|\/) ?(?:dia|day)\b|diari[oa]s?\b|daily\b)/.exec(
      text,
    )?.[1]
  return found === undefined ? null : Number(found.replace(',', '.')) * daysInMonth
}

/** 'la factura me viene de 300 kWh': of a month, as bills are. */
function billedKwh(text: string, quantities: readonly Quantity[]): number | null {
  const wh = /\b(factura|recibo|bill|consum\w+|gast\w+)\b/.test(text) && firstOf(quantities, 'Wh')
  return wh && wh >= minBillWh && /\bkwh|kw ?h|kilow/.test(text) ? wh / 1000 : null
}
const minBillWh = 50_000

/** A device is to be kept from bad voltage: that asks for a protector, and for no power. */
const badVoltage =
  /\b(bajon\w*|subidas?|picos?|alto|bajo|baja|sube y baja|fluctua\w*|variacion\w*|por el|malo|low|high|unstable|spikes?|surges?|bad)\b (\w+ ){0,3}(voltajes?|corriente|voltage|power)\b|\bvoltage (spikes?|surges?|swings?)\b/
const guards =
  /\b(proteg\w*|protec\w*|cuid\w*|guard|protect\w*|save|(no|que no) (se |me |le ){0,2}(vuelv\w+ a )?(quem\w*|pas(e|ar|en)|romp\w*|dan\w*))\b/
const forProtector = (text: string): string =>
  badVoltage.test(text) && guards.test(text) ? ' protector de voltaje ' : text

export function read(question: string, page: Locale): Read {
  const text = readable(question)
  const devices = devicesIn(forProtector(text).replace(kitNames, ' kit ').replace(ownLight, ' '))
  const chemistry = batteryKindIn(text)
  const { quantities: written, rest } = quantitiesIn(devices.rest)
  const isOwnKind = chemistry === 'lead' || chemistry === 'agm'
  const quantities = isOwnKind ? countedIn(text, written) : written
  const families = categoriesIn(devices.rest)
  const items =
    devices.items.length > 0
      ? withOwnWatts(devices.items, quantities, families)
      : ownLoad(quantities, families)
  const province = provinceIn(text)
  return {
    text,
    locale: languageOf(question, page),
    items,
    quantities,
    categories: families,
    chemistry: chemistry ?? 'lifepo4',
    saysChemistry: chemistry !== null,
    house: houses.find(([, words]) => words.test(text))?.[0] ?? null,
    blackoutHours: blackoutIn(text, quantities),
    kwhAMonth: firstOf(quantities, 'kWhMonth') ?? dailyKwh(text) ?? billedKwh(text, quantities),
    topic: topicIn(text) ?? (province === null ? null : 'destinations'),
    chapter: chapterIn(rest),
    emergency: emergencyIn(text),
    forbidden: forbiddenIn(text),
    productText: productTextOf(forProtector(text)),
    province,
    destination: destinationIn(text, province),
  }
}
