import { efficiencyOf } from '../checks/battery.rules.ts'
import {
  batteryCircuit,
  batteryHeadroom,
  interruptKa,
  pairsNeeded,
} from '../checks/battery-circuit.rules.ts'
import type { PlaceFacts, SystemCheck } from '../checks/check-system.rules.ts'
import { inputsUsed } from '../checks/panel-cables.rules.ts'
import { branchA, branchesFor } from '../checks/strings.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import { countAs, partsAs } from '../parts/system.rules.ts'
import { isBoxFar, needsDirectRcd, needsEarth } from '../wiring/sheet-needs.rules.ts'
import type { WiringSheet } from '../wiring/wiring-facts.rules.ts'
import { wiringSheetOf } from '../wiring/wiring-sheet.rules.ts'
import { isInStock, type Line, type Offer, partsOf } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** So many pieces of something, or of nothing that is for sale. */
interface Lack {
  readonly offer: Offer | undefined
  readonly quantity: number
}

const lackOf = (offer: Offer | undefined, quantity: number): Lack[] =>
  quantity > 0 ? [{ offer, quantity }] : []

/** Pairs of the same cable that join the batteries with one another, where each string has a fuse of its own. */
function batteryPairs({ system }: SystemCheck, lines: readonly Line[]): Lack[] {
  const { battery, inverter, series, parallel } = system
  if (!battery || !inverter) return []
  const cable = lines.find(({ offer }) => offer.part.role === 'battery_cable')?.offer
  const strings = { series, parallel, isFusedEach: parallel > 1 }
  return lackOf(cable, pairsNeeded(strings) - countAs(system, 'battery_cable'))
}

const fullBank = 1.14

/** A fuse for each string, and from three on a main one: the only one that is held may be that. */
function stringFuses(shelf: Shelf, { system }: SystemCheck): Lack[] {
  const { battery, inverter, bankV, parallel } = system
  const held = countAs(system, 'battery_fuse')
  const lacking = parallel + (parallel > 2 ? 1 : 0) - held
  if (!battery || !inverter?.continuous_w || bankV === null || held === 0) return []
  if (parallel <= 1 || lacking <= 0) return []
  const isMain = parallel > 2 && held === parallel
  const { amps, commonA } = batteryCircuit({
    inverterW: inverter.continuous_w,
    volts: bankV,
    efficiency: efficiencyOf(inverter),
    batteryA: battery.bms_cont_a ?? battery.max_discharge_a,
    parallel,
    isFusedEach: true,
  })
  const [cable] = partsAs(system, 'battery_cable')
  const ampHours = (battery.capacity_ah ?? 0) * parallel
  const { own, shared } = interruptKa(ampHours, { parallel, isFusedEach: true })
  const fuse = shelf.batteryFuses.find(
    ({ part }) =>
      (part.rated_a ?? 0) >= batteryHeadroom * (isMain ? commonA : amps) &&
      (part.rated_a ?? 0) <= (cable?.part.ampacity_a ?? 0) &&
      (part.interrupt_ka ?? 0) >= (isMain ? shared : own) &&
      (part.rated_v_dc ?? 0) >= fullBank * bankV &&
      bankV <= (part.max_bank_v ?? Number.POSITIVE_INFINITY),
  )
  return lackOf(fuse, lacking)
}

/** What joins the strings of an input: a branch that carries them, else a box for each input with fuses that fit. */
function joints(shelf: Shelf, { system, layout, figures }: SystemCheck): Lack[] {
  const { panel } = system
  const lacking = layout ? branchesFor(layout) - countAs(system, 'pv_branch') : 0
  if (!panel || !layout || lacking <= 0 || countAs(system, 'combiner') > 0) return []
  const branch = shelf.branches.find(({ part }) => (part.rated_a ?? 0) >= branchA(panel, layout))
  if (branch) return lackOf(branch, lacking)
  const [box] = shelf.combiners
  const needed = figures.string_fuse_a ?? 0
  const fits = ({ part }: Offer) =>
    (part.fuse_a ?? 0) >= needed && (part.fuse_a ?? 0) <= (panel.max_series_fuse_a ?? 0)
  const boxes = lackOf(box, inputsUsed(system, layout))
  if (box && fits(box)) return boxes
  const fuses = shelf.combinerFuses.find(fits)
  return [...boxes, ...lackOf(fuses, Math.ceil(layout.strings / (fuses?.part.quantity ?? 1)))]
}

/** What joins fixed panels, cuts them off and leads lightning away. */
function atPanels(shelf: Shelf, check: SystemCheck): Lack[] {
  const { system, layout } = check
  const { panel, inverter } = system
  if (!panel || panel.folding || !layout) return []
  const joined = joints(shelf, check)
  const boxes = [
    ...partsAs(system, 'combiner').map(({ part }) => part),
    ...joined.flatMap(({ offer }) => (offer?.part.role === 'combiner' ? [offer.part] : [])),
  ]
  const isBoxed = (has: 'hasDisconnect' | 'hasSpd') => boxes.some((part) => part[has])
  const arresters = inverter?.mppt_count && !isBoxed('hasSpd') ? inputsUsed(system, layout) : 0
  const switches = isBoxed('hasDisconnect') ? 0 : inputsUsed(system, layout)
  return [
    ...joined,
    ...lackOf(shelf.disconnects[0], switches - countAs(system, 'pv_disconnect')),
    ...lackOf(shelf.arresters[0], arresters - countAs(system, 'spd')),
  ]
}

const sensitiveMa = 30

/** The cheapest residual current device that protects people behind an inverter. */
export const residualDevice = (
  { rcds }: Shelf,
  { gives240 }: Pick<Part, 'gives240'>,
): Offer | undefined =>
  rcds.find(
    ({ part }) =>
      (part.poles ?? 0) >= (gives240 ? 4 : 2) && (part.trip_ma ?? sensitiveMa) <= sensitiveMa,
  )

/** What protects people where a hybrid feeds a house. */
function inHouse(shelf: Shelf, { system, findings }: SystemCheck): Lack[] {
  const isBare = findings.some(({ notes }) => notes.includes('noRcd'))
  return isBare && system.inverter ? lackOf(residualDevice(shelf, system.inverter), 1) : []
}

/** What is named in words where it is not for sale. */
const ifSold = (offer: Offer | undefined, quantity: number): Lack[] =>
  offer && isInStock({ offer, quantity }) ? lackOf(offer, quantity) : []

/** A box for each input, and what cuts off and protects beside the inverter where the box is far from it. */
function besideBox(shelf: Shelf, sheet: WiringSheet, lines: readonly Line[]): Lack[] {
  const held = lines.find(({ offer }) => offer.part.role === 'combiner')?.offer.part.sku
  const box = shelf.combiners.find(({ part }) => part.sku === held)
  const count = isBoxFar(sheet) ? inputsUsed(sheet.check.system, sheet.check.layout) : 0
  return [
    ...ifSold(box, sheet.combiner?.missing ?? 0),
    ...ifSold(shelf.disconnects[0], sheet.disconnect?.isInBox ? count : 0),
    ...ifSold(shelf.arresters[0], sheet.arrester?.isInBox ? count : 0),
  ]
}

/** What protects people: earth rod, and a residual current device where the inverter bonds its neutral. */
function againstShock(shelf: Shelf, sheet: WiringSheet): Lack[] {
  const { inverter } = sheet.check.system
  return [
    ...(needsDirectRcd(sheet) && inverter ? ifSold(residualDevice(shelf, inverter), 1) : []),
    ...(needsEarth(sheet) && !sheet.hasEarthRod ? ifSold(shelf.earthRods[0], 1) : []),
  ]
}

/** The cheapest fuse with a cable that carries a charger's current and puts a bank's short circuit out. */
export const chargerFuseFor = (
  { chargerFuses }: Shelf,
  { fuseA, interruptKa: ka, volts }: { fuseA: number; interruptKa: number; volts: number },
): Offer | undefined =>
  chargerFuses.find(
    ({ part }) =>
      (part.rated_a ?? 0) >= fuseA &&
      (part.rated_a ?? Infinity) <= (part.ampacity_a ?? 0) &&
      (part.interrupt_ka ?? 0) >= ka &&
      (part.rated_v_dc ?? 0) >= fullBank * volts,
  )

/** Fuse and cable of each controller and charger. */
const ofChargers = (shelf: Shelf, sheet: WiringSheet): Lack[] =>
  [sheet.controller, sheet.charger].flatMap((facts) => {
    if (!facts?.fuseA || facts.interruptKa === null || !sheet.bank) return []
    const { fuseA, interruptKa: ka, missingFuses } = facts
    const volts = sheet.bank.volts
    return ifSold(chargerFuseFor(shelf, { fuseA, interruptKa: ka, volts }), missingFuses)
  })

const sheetOfLines = (lines: readonly Line[], place: PlaceFacts): WiringSheet =>
  wiringSheetOf(
    lines.map(({ offer: { part, specs }, quantity }) => ({
      ...{ sku: part.sku, name: part.sku, category: part.category },
      ...{ specs, quantity },
    })),
    place,
  )

function lacksOf(shelf: Shelf, parts: readonly Line[], place: PlaceFacts): readonly Lack[] {
  const sheet = sheetOfLines(parts, place)
  const { check } = sheet
  return [
    ...batteryPairs(check, parts),
    ...stringFuses(shelf, check),
    ...ofChargers(shelf, sheet),
    ...atPanels(shelf, check),
    ...besideBox(shelf, sheet, parts),
    ...inHouse(shelf, check),
    ...againstShock(shelf, sheet),
  ]
}

const offeredIn = (lacks: readonly Lack[]): Line[] =>
  lacks.flatMap(({ offer, quantity }) => (offer ? [{ offer, quantity }] : []))

/** Whether there are enough of it, those that the set holds counted too. */
const isEnough =
  (lines: readonly Line[]) =>
  ({ offer, quantity }: Line): boolean => {
    const own = lines.filter((one) => one.offer === offer)
    return isInStock({ offer, quantity: own.reduce((sum, one) => sum + one.quantity, quantity) })
  }

/**
 * What the wiring sheet of a set asks for beyond its parts; null where what joins or protects it is not for sale. The formulas
 * leave it out, because the rules only advise it or because it hangs on the house.
 */
export function missingFrom(
  shelf: Shelf,
  lines: readonly Line[],
  place: PlaceFacts,
): readonly Line[] | null {
  const lacks = lacksOf(shelf, partsOf(lines), place)
  const bought = offeredIn(lacks)
  return bought.length === lacks.length && bought.every(isEnough(lines)) ? bought : null
}

/** What of it is for sale, whatever else is not. */
export const soldFor = (shelf: Shelf, lines: readonly Line[], place: PlaceFacts): readonly Line[] =>
  offeredIn(lacksOf(shelf, partsOf(lines), place)).filter(isEnough(lines))
