import { inputFigures } from '../../parts/part.rules.ts'
import { type Bank, bankLines } from '../battery/battery-bank.rules.ts'
import type { Need } from '../need.rules.ts'
import { type Check, type Line, priceOf } from '../offer.rules.ts'
import type { Inverter, Shelf } from '../shelf.rules.ts'
import { cheapest, type Roof, roofsFor, type SolarField } from './roofs.rules.ts'

const cablePairs = [1, 2, 3]

/** A way to control panels, and the most it can take. */
export interface Control {
  readonly lines: readonly Line[]
  readonly maxWatts: number
  /** The most that it uses. */
  readonly usedWatts: number
}

const controllerCounts = [1, 2, 3]
/** More than this share of a controller's power will not work. */
const overload = 1.3

const tracked = (maxW: number | null): Control => {
  const maxWatts = maxW ?? Infinity
  return { lines: [], maxWatts, usedWatts: maxWatts }
}

/** Ways to control panels, from the cheapest: nothing where the inverter has its own tracker. */
function controlsFor(shelf: Shelf, inverter: Inverter): Control[] {
  const { hasTracker, voltageClass, volts, offer } = inverter
  if (hasTracker) return [tracked(offer.part.pv_max_w)]
  const fitting = shelf.controllers.filter(({ part }) => part.bankClasses.includes(voltageClass))
  const found = fitting.flatMap((controller) =>
    controllerCounts.map((quantity): Control => {
      const amps = controller.part.current_a ?? Infinity
      const usedWatts = volts * amps * quantity
      return { lines: [{ offer: controller, quantity }], maxWatts: overload * usedWatts, usedWatts }
    }),
  )
  return found.sort((a, b) => priceOf(a.lines) - priceOf(b.lines))
}

/** One branch at an input, at two, or at three. */
const branchCounts = [1, 2, 3]

function joints(shelf: Shelf, count: number): Line[][] {
  const [[combiner], [fuses]] = [shelf.combiners, shelf.combinerFuses]
  const branches = shelf.branches.flatMap((offer) =>
    branchCounts.filter((one) => one < count).map((quantity) => [{ offer, quantity }]),
  )
  const box = combiner ? [{ offer: combiner, quantity: 1 }] : []
  const own = combiner && fuses ? [{ offer: fuses, quantity: 1 }] : []
  return [[], ...branches, box, [...box, ...own]]
}

/** Cables and joints of panels, from the cheapest. */
export function connectionsFor(shelf: Shelf, count: number): Line[][] {
  const cables = shelf.panelCables.flatMap((offer) =>
    cablePairs.map((quantity) => [{ offer, quantity }]),
  )
  return cheapest(
    joints(shelf, count).flatMap((joint) => cables.map((cable) => [...cable, ...joint])),
  )
}

/** Panels, controller and their voltages are judged before cables are looked for. */
const fieldRules = ['E12', 'E13', 'E14', 'E15', 'E17']
/** Cables and fuses change which layout is best: all of it is judged again. */
const connectedRules = [...fieldRules, 'E16', 'E21']
const obeys = (rules: readonly string[], broken: ReadonlySet<string>) =>
  rules.every((rule) => !broken.has(rule))

/** In a complete set strings are joined, and a cable that loses more than is advised is left out where another loses less. */
const joined = ['E16']
const lossless = [...joined, 'E21']

/** What can be bought for panels, remembered while one search lasts. */
export interface Yard {
  /** Rules whose advice counts for cables, from the strictest, as long as any obey it. */
  readonly advised: readonly (readonly string[])[]
  readonly roofs: (watts: number) => readonly Roof[]
  readonly connections: (count: number) => readonly Line[][]
  readonly controls: (inverter: Inverter) => readonly Control[]
  /** What cuts the panels off and leads lightning away. */
  readonly extras: (
    field: readonly Line[],
    inverter: Inverter,
    areEnough: AreEnough,
  ) => readonly Line[]
}

/** Whether these switches cut every input off, or these arresters protect every one. */
type AreEnough = (lines: readonly Line[], note: 'disconnects' | 'arresters') => boolean

const remembered = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const made = make(key)
    values.set(key, made)
    return made
  }
}

const foldingOnly = (lines: readonly Line[]): boolean =>
  lines.every(({ offer }) => offer.part.category !== 'panel' || offer.part.folding)

/** A switch for each input that carries sun. */
export const cutsFor = ({ disconnects: [disconnect] }: Shelf, inputs: number): Line[] =>
  disconnect ? [{ offer: disconnect, quantity: inputs }] : []

const maxInputs = 4

function extrasFor(
  shelf: Shelf,
  field: readonly Line[],
  inverter: Inverter,
  areEnough: AreEnough,
): readonly Line[] {
  if (foldingOnly(field)) return []
  const has = (what: 'hasDisconnect' | 'hasSpd') => field.some(({ offer }) => offer.part[what])
  const counts = Array.from({ length: maxInputs }, (_, index) => index + 1)
  const switches = counts.map((inputs) => cutsFor(shelf, inputs))
  const [arrester] = shelf.arresters
  const arresters = (arrester ? counts : []).map((quantity): Line[] =>
    arrester ? [{ offer: arrester, quantity }] : [],
  )
  return [
    ...(has('hasDisconnect')
      ? []
      : (switches.find((lines) => areEnough(lines, 'disconnects')) ?? [])),
    ...(inverter.hasTracker && !has('hasSpd')
      ? (arresters.find((lines) => areEnough(lines, 'arresters')) ?? [])
      : []),
  ]
}

export const yardOf = (shelf: Shelf, { maxPanels, isComplete }: Need): Yard => ({
  advised: isComplete ? [lossless, joined, []] : [[]],
  extras: (field, inverter, areEnough) =>
    isComplete ? extrasFor(shelf, field, inverter, areEnough) : [],
  roofs: remembered((watts: number) => roofsFor(shelf, watts, maxPanels)),
  connections: remembered((count: number) => connectionsFor(shelf, count)),
  controls: remembered((inverter: Inverter) => controlsFor(shelf, inverter)),
})

const minPriceOf = (options: readonly (readonly Line[] | undefined)[]): number =>
  options[0] ? priceOf(options[0]) : Number.POSITIVE_INFINITY
const minControlPrice = (yard: Yard, inverter: Inverter, watts: number): number =>
  minPriceOf([yard.controls(inverter).find(({ usedWatts }) => usedWatts >= watts)?.lines])

/** The least that panels for this inverter can cost: a bound, no set. */
export function minFieldPrice(yard: Yard, inverter: Inverter, watts: number): number {
  const [roof] = yard.roofs(watts)
  if (!roof) return Number.POSITIVE_INFINITY
  return (
    roof.price + minControlPrice(yard, inverter, watts) + minPriceOf(yard.connections(roof.count))
  )
}

/** Cables, and how much of what is advised they obey: 0 is all of it. */
interface Cabling {
  readonly lines: readonly Line[]
  readonly laxness: number
}

/** The cheapest cables of the strictest advice that any obey; null too where none does below a price. */
function cablesFor(
  { advised, connections }: Yard,
  count: number,
  obeysWith: (cables: readonly Line[]) => (advice: readonly string[]) => boolean,
  below: number,
): Cabling | null {
  let best: Cabling | null = null
  for (const lines of connections(count)) {
    if (!best && priceOf(lines) >= below) return null
    const laxness = advised.findIndex(obeysWith(lines))
    if (laxness >= 0 && (!best || laxness < best.laxness)) best = { lines, laxness }
    if (laxness === 0) break
  }
  return best
}

/** Watts that must be used, and the rules that are obeyed. */
interface Wanted {
  readonly check: Check
  readonly watts: number
}

interface Completed extends SolarField {
  readonly laxness: number
}

/** These panels with one way to control them, and the cables that carry them; null too where it costs no less. */
function completedWith(
  yard: Yard,
  bank: Bank,
  roof: Roof,
  control: readonly Line[],
  { check, watts, below }: Wanted & { readonly below: number },
): Completed | null {
  const taken = [...roof.lines, ...control]
  const core = bankLines(bank)
  if (!obeys(fieldRules, check([...core, ...taken], [], 'panels'))) return null
  const obeysWith = (option: readonly Line[]) => {
    const all = [...core, ...taken, ...option]
    return (advice: readonly string[]) => obeys(connectedRules, check(all, advice, 'panels'))
  }
  const usedWatts = check.usedW([...core, ...taken])
  if (usedWatts < watts) return null
  const cables = cablesFor(yard, roof.count, obeysWith, below - roof.price - priceOf(control))
  if (!cables) return null
  const field = [...taken, ...cables.lines]
  const areEnough: AreEnough = (more, note) =>
    !check([...core, ...field, ...more], [note], 'panels').has('E22')
  const lines = [...field, ...yard.extras(field, bank.inverter, areEnough)]
  return { lines, watts: usedWatts, price: priceOf(lines), laxness: cables.laxness }
}

/**
 * The cheapest way to control these panels with the cables that carry them; null too where it costs no less. A dearer
 * controller for each string may need no combiner: the sum counts.
 */
function completed(
  yard: Yard,
  bank: Bank,
  roof: Roof,
  wanted: Wanted,
  limit: number,
): SolarField | null {
  const joined = minPriceOf(yard.connections(roof.count))
  let best: Completed | null = null
  for (const { lines, maxWatts, usedWatts } of yard.controls(bank.inverter)) {
    const below = Math.min(limit, best?.price ?? limit)
    if (roof.price + priceOf(lines) + joined >= below) break
    if (maxWatts < roof.watts || usedWatts < wanted.watts) continue
    const found = completedWith(yard, bank, roof, lines, { ...wanted, below })
    if (found && (!best || (found.price < best.price && found.laxness <= best.laxness)))
      best = found
  }
  return best
}

/** The cheapest safe field for a bank's inverter; null when there is none. */
function cheapestField(yard: Yard, bank: Bank, watts: number, check: Check): SolarField | null {
  const control = minControlPrice(yard, bank.inverter, watts)
  let best: SolarField | null = null
  for (const roof of yard.roofs(watts)) {
    const limit: number = best?.price ?? Number.POSITIVE_INFINITY
    if (roof.price + control + minPriceOf(yard.connections(roof.count)) >= limit) break
    const field = completed(yard, bank, roof, { check, watts }, limit)
    if (field && field.price < limit) best = field
  }
  return best
}

export type FieldFor = (bank: Bank, watts: number) => SolarField | null

/** What decides which panels an inverter takes: the figures of its input, or its voltage alone. */
function inputOf({ hasTracker, offer, voltageClass }: Inverter): string {
  if (!hasTracker) return String(voltageClass)
  const figures = inputFigures.map((name) => offer.part[name])
  return `${voltageClass} ${offer.isOwned ?? false} ${figures.join()}`
}

/** The field of each kind of input is looked for once. */
export function fieldsFor(yard: Yard, check: Check): FieldFor {
  const known = new Map<string, SolarField | null>()
  const input = remembered(inputOf)
  return (bank, watts) => {
    const key = `${input(bank.inverter)} ${watts}`
    const found = known.get(key)
    if (found !== undefined) return found
    const field = cheapestField(yard, bank, watts, check)
    known.set(key, field)
    return field
  }
}
