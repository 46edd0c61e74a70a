import { bankOf } from '#shop/electrical/composer/battery/battery-bank.rules.ts'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { type Need, outletWhNeeded } from '#shop/electrical/composer/need.rules.ts'
import { type Check, type ComposedSet, without } from '#shop/electrical/composer/offer.rules.ts'
import type { Battery, Inverter, Shelf } from '#shop/electrical/composer/shelf.rules.ts'
import { ownSkus } from './owned-offers.rules.ts'

/** Why a part of the house goes into none of the sets. */
export type OwnReason =
  | { readonly kind: 'voltsUnknown' }
  | { readonly kind: 'volts' | 'volts220' | 'charger' | 'charge' | 'nothing' | 'medical' }
  | {
      readonly kind: 'hours' | 'power' | 'start'
      readonly has: number
      readonly needs: number
    }
  | { readonly kind: 'rule'; readonly rule: string }
  /** Cents of the cheapest set that uses it. */
  | { readonly kind: 'dearer'; readonly price: number }

export interface UnusedPart {
  /** The tracker is the solar controller inside the inverter. */
  readonly part: 'battery' | 'inverter' | 'tracker'
  readonly reason: OwnReason
}

interface Search {
  readonly shelf: Shelf
  readonly need: Need
  readonly check: Check
}

const short = (kind: 'hours' | 'power' | 'start', has: number, needs: number): OwnReason[] =>
  has < needs ? [{ kind, has, needs }] : []

/** Rules that a set with own parts may break, by what they are about. */
const charging = ['E4', 'E5']
const others = [
  'E10',
  'E12',
  'E13',
  'E14',
  'E15',
  'E16',
  'E17',
  'E18',
  'E19',
  'E20',
  'E21',
  'E24',
  'E30',
]

/** What a set of this shelf costs, or which rule is in its way. */
function built({ shelf, need, check }: Search, restricted: Partial<Shelf>): OwnReason {
  const only = { ...shelf, ready: [], ...restricted }
  const set = cheapestSet(only, need, check)
  if (set) return { kind: 'dearer', price: set.price }
  const helps = (rules: readonly string[]) =>
    cheapestSet(only, need, without(check, rules)) !== null
  if (helps(charging)) return { kind: 'charge' }
  const rule = others.find((one) => helps([one]))
  if (rule) return { kind: 'rule', rule }
  const isUncharged = !need.panels && helps([])
  return { kind: isUncharged ? 'charger' : 'nothing' }
}

/** What the most of these batteries that go together lack at an inverter. */
function lackingAt(battery: Battery, inverter: Inverter, need: Need): OwnReason[] {
  const series = inverter.voltageClass / battery.voltageClass
  const strings = Math.floor((battery.offer.unitsLeft ?? 1) / series)
  const bank = bankOf(battery, inverter, Math.min(strings, battery.maxParallel))
  return [
    ...short('hours', bank.outletWh, outletWhNeeded(need, bank.inverter)),
    ...short('power', bank.continuousW, need.simultaneousW),
    ...short('start', bank.surgeW, need.startW),
  ]
}

function batteryReason(search: Search, battery: Battery): OwnReason {
  const { shelf, need } = search
  const inverters = shelf.inverters.filter(({ voltageClass }) => {
    const series = voltageClass / battery.voltageClass
    const isThere = series <= (battery.offer.unitsLeft ?? 1)
    return Number.isInteger(series) && series <= battery.maxSeries && isThere
  })
  const lacking = inverters.map((inverter) => lackingAt(battery, inverter, need))
  const [closest] = lacking.toSorted((one, other) => one.length - other.length)
  if (!closest) return { kind: 'volts' }
  const [first] = closest
  if (first) return first
  const isCharged =
    need.panels || battery.isLithium || inverters.some(({ chargesFromGrid }) => chargesFromGrid)
  return isCharged ? built(search, { batteries: [battery] }) : { kind: 'charger' }
}

const ownIn = ({ shelf }: Search): Inverter[] =>
  shelf.inverters.filter(({ offer }) => offer.isOwned)

/** Why panels end at another controller than the one inside the inverter that is used. */
function trackerReason(search: Search, sets: readonly ComposedSet[]): UnusedPart[] {
  const inside = ownIn(search).filter(({ hasTracker }) => hasTracker)
  const used = sets.flatMap(({ lines }) => lines.map(({ offer }) => offer.part))
  const own = used.filter(({ sku }) => sku === ownSkus.inverter)
  const isBypassed = own.length > 0 && own.every(({ mppt_count }) => mppt_count === null)
  if (inside.length === 0 || !isBypassed || !search.need.panels) return []
  return [{ part: 'tracker', reason: built(search, { inverters: inside }) }]
}

function inverterReason(search: Search, inverter: Inverter): OwnReason {
  const { need } = search
  const { gives120, gives240 } = inverter.offer.part
  if (need.needs240 && !gives240) return { kind: gives120 ? 'volts220' : 'voltsUnknown' }
  const [first] = [
    ...short('power', inverter.continuousW, need.simultaneousW),
    ...short('start', inverter.surgeW, need.startW),
  ]
  return first ?? built(search, { inverters: ownIn(search) })
}

/** The battery and the inverter of the house that no set uses, and why. */
export function unusedParts(search: Search, sets: readonly ComposedSet[]): UnusedPart[] {
  const isUsed = (sku: string) =>
    sets.some(({ lines }) => lines.some(({ offer }) => offer.part.sku === sku))
  const { batteries, inverters } = search.shelf
  const battery = batteries.find(({ offer }) => offer.part.sku === ownSkus.battery)
  const inverter = inverters.find(({ offer }) => offer.part.sku === ownSkus.inverter)
  return [
    ...(battery && !isUsed(ownSkus.battery)
      ? [{ part: 'battery' as const, reason: batteryReason(search, battery) }]
      : []),
    ...(inverter && !isUsed(ownSkus.inverter)
      ? [{ part: 'inverter' as const, reason: inverterReason(search, inverter) }]
      : []),
    ...trackerReason(search, sets),
  ]
}
