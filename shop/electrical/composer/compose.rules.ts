import { batteryHeadroom, interruptKa } from '../checks/battery-circuit.rules.ts'
import { nextFuse } from '../checks/strings.rules.ts'
import { gridChargeW } from './abilities.rules.ts'
import {
  type Bank,
  bankLines,
  canRun,
  largerBank,
  smallestBank,
} from './battery/battery-bank.rules.ts'
import { batteryWiring, type WiringFor } from './battery/battery-wiring.rules.ts'
import { chargeWNeeded } from './demands.rules.ts'
import type { SolarField } from './field/roofs.rules.ts'
import {
  type FieldFor,
  fieldsFor,
  minFieldPrice,
  type Yard,
  yardOf,
} from './field/solar-field.rules.ts'
import { stationWithRoof } from './field/station-roof.rules.ts'
import { chargerFuseFor, residualDevice } from './missing.rules.ts'
import { type Need, outletWhNeeded, panelWatts } from './need.rules.ts'
import { type Check, type ComposedSet, isInStock, type Line, priceOf } from './offer.rules.ts'
import { cheapestReady } from './ready-sets.rules.ts'
import type { Inverter, Shelf } from './shelf.rules.ts'

interface Search {
  readonly shelf: Shelf
  readonly yard: Yard
  readonly wiring: WiringFor
  readonly field: FieldFor
  readonly need: Need
  readonly check: Check
}

interface Start {
  readonly bank: Bank
  /** What a set of this bank costs at least. */
  readonly minPrice: number
}

/** With lithium: behind lead an inverter takes more panels, never fewer. */
const minRest = ({ yard, need }: Search, inverter: Inverter): number =>
  need.panels ? minFieldPrice(yard, inverter, panelWatts(need, inverter)) : 0

/** What this inverter and each battery can lead to below a price; batteries are listed from the cheapest. */
function startsOf(search: Search, inverter: Inverter, below: number): Start[] {
  const { shelf, need } = search
  const rest = minRest(search, inverter)
  const found: Start[] = []
  for (const battery of shelf.batteries) {
    if (inverter.offer.price + battery.offer.price + rest >= below) break
    const bank = smallestBank(battery, inverter, need)
    if (bank && bank.price + rest < below) found.push({ bank, minPrice: bank.price + rest })
  }
  return found
}

/** Every pair of inverter and battery that could do below a price, from the least that it can lead to. */
const starts = (search: Search, below: number): Start[] =>
  search.shelf.inverters
    .filter((inverter) => canRun(inverter, search.need))
    .flatMap((inverter) => startsOf(search, inverter, below))
    .sort((a, b) => a.minPrice - b.minPrice)

const maxChargers = 6

/** Without panels the grid charges: the inverter itself, or chargers of the battery's voltage. */
function gridCharger({ shelf, need }: Search, bank: Bank): Line[] | null {
  const { battery, inverter } = bank
  const nominalWh = battery.energyWh * bank.quantity
  const neededW = chargeWNeeded(need, inverter)
  if (inverter.chargesFromGrid)
    return gridChargeW(bankLines(bank), nominalWh) >= neededW ? [] : null
  const charger = shelf.chargers.find((offer) => {
    const output = offer.part.chargerV ?? 0
    return output > inverter.volts && output < inverter.volts * 1.2
  })
  // the chargers for sale are made for lithium
  if (!charger || !battery.isLithium || battery.voltageClass !== inverter.voltageClass) return null
  const watts = (charger.part.output_a ?? 0) * battery.volts
  const quantity = neededW > 0 ? Math.ceil(neededW / watts) : 1
  return quantity <= maxChargers ? [{ offer: charger, quantity }] : null
}

/** What inverter and controllers draw all hours on. */
const standbyOf = (inverter: Inverter, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { offer, quantity }) =>
      offer.part.role === 'controller' ? sum + (offer.part.standby_w ?? 0) * quantity : sum,
    inverter.standbyW,
  )

/** Panels that also give what their controllers draw. */
function fieldOf({ field, need }: Search, bank: Bank): SolarField | null {
  const { inverter } = bank
  const first = field(bank, panelWatts(need, inverter))
  if (!first) return null
  const standbyW = standbyOf(inverter, first.lines)
  const watts = panelWatts(need, { ...inverter, standbyW })
  return first.watts >= watts ? first : field(bank, watts)
}

/** What protects people behind an inverter that feeds a house or bonds its neutral; null when none is for sale. */
function protection({ shelf, need }: Search, inverter: Inverter): Line[] | null {
  const { mppt_count, neutralBond } = inverter.offer.part
  const isLive = mppt_count !== null || neutralBond === 'relay_in_battery_mode'
  if (!need.isComplete || !isLive) return []
  const found = residualDevice(shelf, inverter)
  return found ? [{ offer: found, quantity: 1 }] : null
}

/** A fuse with its cable for each controller and charger; left to the words of the sheet where none is for sale. */
function chargerFuses({ shelf, need }: Search, bank: Bank, charging: readonly Line[]): Line[] {
  if (!need.isComplete) return []
  const { battery, inverter, quantity: batteries } = bank
  const strings = batteries / (inverter.voltageClass / battery.voltageClass)
  const ampHours = battery.ampHours * strings
  const { shared } = interruptKa(ampHours, { parallel: strings, isFusedEach: strings > 1 })
  return charging.flatMap(({ offer: { part }, quantity }) => {
    const amps = { controller: part.current_a, charger: part.output_a }[String(part.role)]
    const fuseA = amps ? nextFuse(batteryHeadroom * amps) : null
    const volts = inverter.volts
    const found = fuseA && chargerFuseFor(shelf, { fuseA, interruptKa: shared, volts })
    return found && isInStock({ offer: found, quantity }) ? [{ offer: found, quantity }] : []
  })
}

/** A family is not left to lower a charger by hand before the first sunny day with grid. */
const unsold = ['chargeSum']

function finished(search: Search, bank: Bank, below: number): ComposedSet | null {
  const { need, check } = search
  const field = need.panels ? fieldOf(search, bank) : null
  const charging = need.panels ? field?.lines : gridCharger(search, bank)
  const wiring = charging && search.wiring(bank)
  const guard = protection(search, bank.inverter)
  if (!charging || !wiring || !guard) return null
  const fuses = chargerFuses(search, bank, charging)
  const lines = [...bankLines(bank), ...wiring, ...charging, ...fuses, ...guard]
  const set: ComposedSet = {
    lines,
    price: priceOf(lines),
    outletWh: bank.outletWh,
    standbyW: standbyOf(bank.inverter, lines),
    standbyBasis: bank.inverter.standbyBasis,
    panelW: field?.watts ?? 0,
    continuousW: bank.continuousW,
    surgeW: bank.surgeW,
    losses: bank.inverter,
  }
  const lasts = set.outletWh >= outletWhNeeded(need, { ...bank.inverter, standbyW: set.standbyW })
  const isSold = set.price < below && lines.every(isInStock)
  return lasts && isSold && check(lines, unsold).size === 0 ? set : null
}

/** The set of this bank, enlarged while a rule asks for more battery. */
function setOf(search: Search, bank: Bank, rest: number, below: number): ComposedSet | null {
  for (let grown: Bank | null = bank; grown; grown = largerBank(grown)) {
    if (grown.price + rest >= below) return null
    const set = finished(search, grown, below)
    if (set) return set
  }
  return null
}

/** The cheapest set within a price that meets the need and breaks no rule: found in order of what a set costs at least. */
export function cheapestSet(
  shelf: Shelf,
  need: Need,
  check: Check,
  maxPrice = Number.POSITIVE_INFINITY,
): ComposedSet | null {
  const dearest = maxPrice + 1
  const yard = yardOf(shelf, need)
  const wiring = batteryWiring(shelf, need.isComplete)
  const search = { shelf, yard, wiring, field: fieldsFor(yard, check), need, check }
  let best = cheapestReady(shelf, need, check, ({ price }) => price < dearest)
  for (const { bank, minPrice } of starts(search, best?.price ?? dearest)) {
    const below = best?.price ?? dearest
    if (minPrice >= below) break
    best = setOf(search, bank, minPrice - bank.price, below) ?? best
  }
  return stationWithRoof(search, best?.price ?? dearest) ?? best
}
