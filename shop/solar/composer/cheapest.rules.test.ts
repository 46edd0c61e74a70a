import { expect, test } from 'vitest'
import { gridChargeW } from '#shop/electrical/composer/abilities.rules.ts'
import {
  type Bank,
  bankLines,
  canRun,
  largerBank,
  smallestBank,
} from '#shop/electrical/composer/battery/battery-bank.rules.ts'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { chargeWNeeded } from '#shop/electrical/composer/demands.rules.ts'
import { type Yard, yardOf } from '#shop/electrical/composer/field/solar-field.rules.ts'
import { type Need, outletWhNeeded, panelWatts } from '#shop/electrical/composer/need.rules.ts'
import {
  type Check,
  checkAt,
  isInStock,
  type Line,
  priceOf,
} from '#shop/electrical/composer/offer.rules.ts'
import { listed, demonstrationShelf as shelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { placeFactsOf, systemDemand } from '../system/system-demand.rules.ts'
import { householdOf } from './households.fixture.ts'
import { needOf } from './need-of.rules.ts'

interface Priced {
  readonly lines: readonly Line[]
  readonly price: number
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const numbersOf = (offers: readonly Line['offer'][], max: number): Line[][] =>
  offers.flatMap((offer) => upTo(max).map((quantity) => [{ offer, quantity }]))
const byPrice = (options: readonly (readonly Line[])[]): Priced[] =>
  options.map((lines) => ({ lines, price: priceOf(lines) })).sort((a, b) => a.price - b.price)

/** Every number of every fuse with every number of every cable. */
const wirings = byPrice(
  numbersOf(shelf.batteryFuses, 4).flatMap((fuse) =>
    numbersOf(shelf.batteryCables, 6).map((cable) => [...fuse, ...cable]),
  ),
)
const minWiring = wirings[0]?.price ?? 0

/** Every battery on every inverter, in every number that its maker allows. */
function banksFor(need: Need): Bank[] {
  const found: Bank[] = []
  for (const inverter of shelf.inverters.filter((one) => canRun(one, need)))
    for (const battery of shelf.batteries) {
      let bank = smallestBank(battery, inverter, need)
      for (; bank; bank = largerBank(bank)) found.push(bank)
    }
  return found
}

/** Every roof with every controller, cable and joint; without panels every number of chargers. */
function fieldsFor({ inverter }: Bank, need: Need, yard: Yard, limit: number): Line[][] {
  if (!need.panels) return inverter.chargesFromGrid ? [[]] : numbersOf(shelf.chargers, 6)
  const roofs = yard.roofs(panelWatts(need, inverter)).filter(({ price }) => price < limit)
  return roofs.flatMap((roof) =>
    yard
      .controls(inverter)
      .flatMap((control) =>
        yard
          .connections(roof.count)
          .map((connection) => [...roof.lines, ...control.lines, ...connection]),
      ),
  )
}

const sumOf = (lines: readonly Line[], wattsOf: (offer: Line['offer']) => number) =>
  lines.reduce((sum, { offer, quantity }) => sum + wattsOf(offer) * quantity, 0)

/** Whether these parts of a bank give the energy, the sun and the charge that are needed. */
function meets(bank: Bank, lines: readonly Line[], need: Need, check: Check): boolean {
  const { inverter, battery, quantity, outletWh } = bank
  const idleW = sumOf(lines, ({ part }) => (part.role === 'controller' ? (part.standby_w ?? 0) : 0))
  const source = { ...inverter, standbyW: inverter.standbyW + idleW }
  if (!lines.every(isInStock) || outletWh < outletWhNeeded(need, source)) return false
  if (need.panels) return check.usedW(lines) >= panelWatts(need, source)
  return gridChargeW(lines, battery.energyWh * quantity) >= chargeWNeeded(need, inverter)
}

/** Faults that no fuse or cable of the battery cures, and those of them that no panel, controller or charger cures. */
const ofFields = ['E12', 'E13', 'E14', 'E15', 'E16', 'E17']
const ofWirings = ['E18', 'E19', 'E20']

/** Whether parts beside a bank break none of these rules, asked once. */
function asked(core: readonly Line[], rules: readonly string[], check: Check) {
  const known = new Map<readonly Line[], boolean>()
  return (lines: readonly Line[]): boolean => {
    const found = known.get(lines)
    if (found !== undefined) return found
    const broken = check([...core, ...lines])
    const obeys = !rules.some((rule) => broken.has(rule))
    known.set(lines, obeys)
    return obeys
  }
}

/** The cheapest that does all below a price, of everything that could be bought with this bank. */
function withBank(bank: Bank, need: Need, yard: Yard, check: Check, below: number): Priced | null {
  const core = bankLines(bank)
  const rest = below - bank.price - minWiring
  const isField = asked(core, ofFields, check)
  const isWiring = asked(core, ofWirings, check)
  let best: Priced | null = null
  for (const field of byPrice(fieldsFor(bank, need, yard, rest))) {
    const limit: number = best?.price ?? below
    if (bank.price + minWiring + field.price >= limit) break
    if (!meets(bank, [...core, ...field.lines], need, check) || !isField(field.lines)) continue
    const found = wirings
      .filter(({ price }) => bank.price + field.price + price < limit)
      .find(({ lines }) => {
        const all = [...core, ...field.lines, ...lines]
        return (
          isWiring(lines) && meets(bank, all, need, check) && check(all, ['chargeSum']).size === 0
        )
      })
    if (found) {
      const price = bank.price + field.price + found.price
      best = { lines: [...core, ...field.lines, ...found.lines], price }
    }
  }
  return best
}

const place = placeFactsOf('23')
/** Needs more battery than any fuse for sale puts out. */
const tooLarge = 4
const households = upTo(12)
  .filter((seed) => seed !== tooLarge)
  .flatMap((seed) => [true, false].map((panels) => ({ seed, panels })))

// seconds, minutes where many use the machine
const timeout = 60_000
test.each(households)(
  'nothing that does all of household $seed costs less, panels $panels',
  { timeout },
  (one) => {
    const { items, blackoutHours } = householdOf(one.seed)
    if (!place) throw new Error('no place')
    const demand = systemDemand(items, blackoutHours)
    const need = needOf(demand, place, one.panels || blackoutHours === 24)
    const check = checkAt(place, { demand })
    const set = cheapestSet(shelf, need, check)
    if (!set) throw new Error('no set')
    const yard = yardOf(shelf, need)
    // a cent more, so that what is tried finds the set itself where it is made of parts
    const found = banksFor(need).flatMap(
      (bank) => withBank(bank, need, yard, check, set.price + 1) ?? [],
    )
    const cheaper = found.filter(({ price }) => price < set.price)
    expect(cheaper.map(({ price, lines }) => ({ price, parts: listed(lines) }))).toEqual([])
    const isOfParts = set.lines.some(({ offer }) => offer.part.category === 'inverter')
    expect(found.length > 0).toBe(isOfParts)
  },
)
