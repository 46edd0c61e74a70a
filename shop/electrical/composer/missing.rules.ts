import { pairsNeeded, stringsOf } from '../checks/battery-circuit.rules.ts'
import type { PlaceFacts, SystemCheck } from '../checks/check-system.rules.ts'
import { inputsUsed } from '../checks/panel-cables.rules.ts'
import { branchA, branchesFor } from '../checks/strings.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import { countAs, partsAs } from '../parts/system.rules.ts'
import { isInStock, type Line, type Offer, partsOf, systemAt } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** So many pieces of something, or of nothing that is for sale. */
interface Lack {
  readonly offer: Offer | undefined
  readonly quantity: number
}

const lackOf = (offer: Offer | undefined, quantity: number): Lack[] =>
  quantity > 0 ? [{ offer, quantity }] : []

/** Pairs of the same cable that join the batteries with one another. */
function batteryPairs({ system }: SystemCheck, lines: readonly Line[]): Lack[] {
  const { battery, inverter } = system
  if (!battery || !inverter) return []
  const cable = lines.find(({ offer }) => offer.part.role === 'battery_cable')?.offer
  return lackOf(cable, pairsNeeded(stringsOf(system)) - countAs(system, 'battery_cable'))
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

/**
 * What the wiring sheet of a set asks for beyond its parts; null where that is not for sale. The formulas leave it out,
 * because the rules only advise it or because it hangs on the house.
 */
export function missingFrom(
  shelf: Shelf,
  lines: readonly Line[],
  place: PlaceFacts,
): readonly Line[] | null {
  const parts = partsOf(lines)
  const check = systemAt(parts, place, {}, true)
  const lacks = [...batteryPairs(check, parts), ...atPanels(shelf, check), ...inHouse(shelf, check)]
  const bought = lacks.flatMap(({ offer, quantity }) => (offer ? [{ offer, quantity }] : []))
  const inAll = ({ offer, quantity }: Line): Line => ({
    offer,
    quantity: lines.reduce(
      (sum, one) => (one.offer === offer ? sum + one.quantity : sum),
      quantity,
    ),
  })
  const isSold = bought.length === lacks.length && bought.map(inAll).every(isInStock)
  return isSold ? bought : null
}
