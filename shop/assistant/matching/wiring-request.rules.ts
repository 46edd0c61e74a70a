import { type CableAmps, cableAmpsIn } from '../electrical/cable-amps.rules.ts'
import { type CircuitAsked, circuitAskedIn } from '../electrical/circuit-asked.rules.ts'
import type { OwnBank } from '../electrical/own-bank.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { type ChargerVolts, chargerVoltsIn } from './charger-volts.rules.ts'
import { type NamedPart, pairs } from './named-parts.rules.ts'
import type { Offer } from './offer.rules.ts'
import { type OwnInput, ownInputIn } from './own-input.rules.ts'

/** What is asked of wiring beside whether two products go together. */
export type WiringRequest =
  | ChargerVolts
  | OwnBank
  | OwnInput
  | {
      readonly kind: 'several'
      readonly offers: readonly Offer[]
      /** Null where the question is how many. */
      readonly count: number | null
    }
  | { readonly kind: 'bankFor'; readonly batteries: readonly Offer[]; readonly inverter: Offer }
  | {
      readonly kind: 'protection'
      readonly source: Offer
      readonly batteries: readonly Offer[]
      readonly batteryCount: number
    }
  | { readonly kind: 'fuseOnCable'; readonly amps: number; readonly awg: string }
  | CableAmps
  | CircuitAsked
  | { readonly kind: 'atVolts'; readonly offers: readonly Offer[]; readonly volts: number }
  | { readonly kind: 'panelsOn'; readonly panel: Offer | null; readonly devices: readonly Offer[] }
  | { readonly kind: 'longString'; readonly count: number; readonly panel: Offer | null }
  | { readonly kind: 'additions'; readonly kit: Offer; readonly part: 'battery' | 'panel' }

const manyPanels =
  /(cuant[oa]s|how many) (?:de )?(?:\d+ ?\w{0,5} )?(?:solar )?(paneles|panels|placas|modulos|modules)\b/
const holds =
  /lleva|aguanta|admite|acepta|soporta|cabe|pong|pon|conect|mete|serie|puedo|takes?\b|handle|accept|connect|fit|support|hook|run|series/
const takesPanels = (product: Offer['product'] | undefined): boolean =>
  product !== undefined &&
  (product.category === 'portable' ||
    Number(product.specs.pv_voc_max_v ?? product.specs.pv_max_v ?? 0) > 0)

interface Named {
  readonly text: string
  readonly parts: readonly NamedPart[]
  readonly focus: readonly Offer[]
  readonly count: number | null
}

const inSeries = /\ben series?\b|\bin series\b|\bseries connection\b/
const joined =
  /paralel|parallel|\bjunt[oa]?s?\b|\btogether\b|\bun(ir|o|imos|idas?|idos?)\b|empat\w+|interconect\w+|\bpegad[oa]s\b|\bamarrad[oa]s\b|\bsuman\b|\blink\w*|\bjoin\w*|\bstack\w*|\bsum(o|ar|amos)\b/
const protection =
  /\bfusibles?\b|\bfuses?\b|\bbreakers?\b|\binterruptor\w*|\bcables?\b|\bcalibre\b|\bwires?\b|\bgauge\b|\bawg\b|\bdiferencial\b/
/** To wire is no wire: 'can I wire four of them in series'. */
const wiringVerb = /\b(?:i|we|to|you|should|could|can) wire\b/g
const breaking = /fusible|fuse|breaker|interruptor|diferencial/
const otherCable =
  /solar|\bmc4\b|\bextension\b|\bpanel\w*|\bplaca\w*|\btrae\b|\bviene|comes with|includ/
const fuseAmps =
  /(?:fusibles?|fuses?|breakers?|interruptor\w*) (?:\w+ ){0,3}?(\d{2,3})\b(?!\/0)|\b(\d{2,3}) ?-?(?:a|amp\w*) (?:\w+ )?(?:fuse|breaker)/
const gauge =
  /\b(?:awg|calibre|numero|gauge|no|nr) ?(\d{1,2}(?:\/0)?)\b|\b(\d{1,2}(?:\/0)?) ?-?(?:awg|gauge)\b|\b(?:cables?|wires?) (?:\w+ ){0,3}?(\d\/0|[2468]|1[0246])\b(?! ?(?:v|volt\w*|w|m|metro\w*|pie\w*|ft|feet)\b)/
const more =
  /\b(otr[oa]s?|mas|another|more|extra|adicional\w*)\b|\b(anad|agreg|sum|ampli|expand|crec)\w*|\badd\b/

/** Whether a question may be about wiring at all: products are looked up only then. */
export const namesWiring = (text: string): boolean =>
  [protection, joined, inSeries].some((words) => words.test(text)) ||
  says.beside.test(text) ||
  (/bateri|batter|panel|placa|\d ?ah\b/.test(text) && (more.test(text) || says.howMany.test(text)))

const inCategory = (parts: readonly NamedPart[], category: string): NamedPart | undefined =>
  parts.find(({ offers }) => offers[0]?.product.category === category)

function fuseOnCable({ text }: Named): WiringRequest | null {
  const fuse = fuseAmps.exec(text)
  const cable = gauge.exec(text)
  const awg = cable?.[1] ?? cable?.[2] ?? cable?.[3]
  const amps = Number(fuse?.[1] ?? fuse?.[2] ?? 0)
  return amps > 0 && awg ? { kind: 'fuseOnCable', amps, awg } : null
}

/** What a fuse, a breaker or a cable belongs to: a kit or an inverter, named or in focus. */
function protectionAsked({ text: asked, parts, focus }: Named): WiringRequest | null {
  const text = asked.replace(wiringVerb, ' ')
  if (!protection.test(text) || (!breaking.test(text) && otherCable.test(text))) return null
  const named = inCategory(parts, 'kit') ?? inCategory(parts, 'inverter')
  const known = parts.length === 0 ? focus : []
  const source =
    named?.offers[0] ??
    known.find(({ product }) => product.category === 'kit' || product.category === 'inverter')
  if (!source) return null
  const battery = inCategory(parts, 'battery')
  return {
    kind: 'protection',
    source,
    batteries: battery?.offers ?? [],
    batteryCount: battery?.count ?? 1,
  }
}

function bankFor({ text, parts }: Named): WiringRequest | null {
  const battery = inCategory(parts, 'battery')
  const inverter = inCategory(parts, 'inverter')?.offers[0]
  return says.howMany.test(text) && battery && inverter
    ? { kind: 'bankFor', batteries: battery.offers, inverter }
    : null
}

/** 'Dos paneles más', which the kit in the same question takes or not. */
const takesMore =
  /\b(sirven?|cab(?:en?|ria)|admite|acepta|lleva|aguanta|soporta|takes?|fits?|handles?|accepts?)\b/

function additions({ text, parts, focus }: Named): WiringRequest | null {
  const part = /panel|placa/.test(text) ? 'panel' : /bateri|batter/.test(text) ? 'battery' : null
  const others = parts.filter(({ offers }) => offers[0]?.product.category !== 'kit')
  const kit =
    inCategory(parts, 'kit')?.offers[0] ??
    (parts.length === 0 && focus[0]?.product.category === 'kit' ? focus[0] : undefined)
  return part &&
    kit &&
    others.length === 0 &&
    more.test(text) &&
    (says.may.test(text) || takesMore.test(text))
    ? { kind: 'additions', kit, part }
    : null
}

const bankVolts =
  /\b(?:bateria|banco|battery|bank|sistema|system)s? (?:de |of )?(12|24|48)\b(?! ?ah)|\b(12|24|48) ?v\w* (?:battery|bank)|\b(?:con|with|para|for|en|on|to|a|de|of) (12|24|48) ?v\w*/g
const voltsOf = (text: string): number => {
  const found = [...text.matchAll(bankVolts)]
  const [first] = found.filter(([, after, before]) => after ?? before)
  const stated = first ?? found.at(-1)
  return Number(stated?.slice(1).find(Boolean) ?? 0)
}

/** A controller, a charger or an inverter beside a battery of which only the volts are said. */
function atVolts({ text, parts }: Named): WiringRequest | null {
  const [one, ...others] = parts
  const product = one?.offers[0]?.product
  if (!one || !product || others.length > 0) return null
  const isCharging = product.specs.role === 'controller' || product.specs.role === 'charger'
  if (!isCharging && product.category !== 'inverter') return null
  const volts = voltsOf(text)
  const isOwn = one.offers.some(({ figures }) =>
    figures.some(({ unit, value }) => unit === 'V' && value === volts),
  )
  return volts > 0 && !(isOwn && product.category === 'inverter') && says.beside.test(text)
    ? { kind: 'atVolts', offers: one.offers, volts }
    : null
}

/** How many panels a controller, an inverter or a station takes. */
function panelsOn({ text, parts }: Named): WiringRequest | null {
  if (!manyPanels.test(text)) return null
  const devices = parts.find(({ offers }) => takesPanels(offers[0]?.product))
  const panel = inCategory(parts, 'panel')?.offers[0] ?? null
  return devices && holds.test(text)
    ? { kind: 'panelsOn', panel, devices: devices.offers.slice(0, 1) }
    : null
}

const alike: readonly string[] = ['battery', 'inverter', 'portable']
const ofMany = /\b(varias|varios|several|many|much[oa]s)\b/

/** Which product is meant several times: the only one named, or the one in focus. */
function meantIn({ parts, focus }: Named): NamedPart | null {
  const own = parts.filter(({ offers }) => alike.includes(offers[0]?.product.category ?? ''))
  if (own.length > 1 || pairs(parts)) return null
  const [known] = parts.length === 0 ? focus : []
  const isAlike = known && alike.includes(known.product.category)
  return own[0] ?? (isAlike ? { offers: [known], count: 1 } : null)
}

/** Several of one product, joined to one another. */
function several(named: Named): WiringRequest | null {
  const { text, count: bare } = named
  const isSeries = inSeries.test(text)
  const meant = isSeries || joined.test(text) ? meantIn(named) : null
  if (!meant) return null
  const count = bare ?? (meant.count > 1 ? meant.count : null)
  const isMany = count !== null || says.howMany.test(text) || ofMany.test(text)
  return isMany ? { kind: 'several', offers: meant.offers, count } : null
}

const panelCount = /\b(\d{1,2}) (?:de (?:es[oa]s )?)?(?:\w+ )?(?:paneles|panels|placas)\b/
/** From so many on a string is beyond most inputs, whatever it ends in. */
const minLongString = 12

/** More panels in one string than nearly any input stands, where no device was named. */
function longString({ text, parts }: Named): WiringRequest | null {
  const count = Number(panelCount.exec(text)?.[1] ?? 0)
  const isOnlyPanel = parts.every(({ offers }) => offers[0]?.product.category === 'panel')
  if (!inSeries.test(text) || count < minLongString || !isOnlyPanel) return null
  return { kind: 'longString', count, panel: parts[0]?.offers[0] ?? null }
}

/** What is asked of wiring; null where it is something else. */
export const wiringRequestIn = (named: Named): WiringRequest | null =>
  fuseOnCable(named) ??
  circuitAskedIn(named.text) ??
  cableAmpsIn(named.text) ??
  ownInputIn(named.text) ??
  longString(named) ??
  chargerVoltsIn(named.text) ??
  additions(named) ??
  bankFor(named) ??
  panelsOn(named) ??
  several(named) ??
  atVolts(named) ??
  protectionAsked(named)
