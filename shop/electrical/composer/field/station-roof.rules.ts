import { throughInput } from '../../checks/array-power.rules.ts'
import type { Part } from '../../parts/part.rules.ts'
import { type Abilities, abilitiesOf } from '../abilities.rules.ts'
import { missedBy } from '../demands.rules.ts'
import { type Need, panelWatts } from '../need.rules.ts'
import {
  type Check,
  type ComposedSet,
  isInStock,
  type Line,
  type Offer,
  priceOf,
} from '../offer.rules.ts'
import type { Shelf } from '../shelf.rules.ts'
import type { Roof } from './roofs.rules.ts'
import { cutsFor, type Yard } from './solar-field.rules.ts'

/** No place is so cold that an open string gives more than this share of its rated volts. */
const coldest = 1.25
const maxStationPanels = 8

const panelsOf = (lines: readonly Line[]): Part[] =>
  lines.flatMap(({ offer }) => (offer.part.category === 'panel' ? [offer.part] : []))

const highest = (parts: readonly Part[], name: 'voc_v' | 'imp_a'): number =>
  Math.max(...parts.map((part) => part[name] ?? Number.POSITIVE_INFINITY))

/** One string at each input, so that none is joined to another by branches; null where they are too many. */
export function stringsAt(station: Part, panels: readonly Part[], count: number): number | null {
  const inputs = station.mppt_count ?? 1
  const inSeries = Math.ceil(count / inputs)
  const openV = coldest * inSeries * highest(panels, 'voc_v')
  const fits = inSeries === 1 || openV <= (station.pv_max_v ?? 0)
  return fits && count % inSeries === 0 ? count / inSeries : null
}

/** What a station uses of panels: no more current and power than its inputs take. */
export const usableW = (station: Part, panels: readonly Part[], watts: number): number =>
  throughInput(station, highest(panels, 'imp_a'), watts)

interface Field {
  readonly lines: readonly Line[]
  readonly usableW: number
}

/** A roof with a cable for each string and what cuts it off; the cheapest cable that loses little goes first. */
function fieldsOn({ shelf, need }: Search, station: Part, roof: Roof): Field[] {
  const panels = panelsOf(roof.lines)
  const strings = stringsAt(station, panels, roof.count)
  if (strings === null || panels.some(({ folding }) => folding)) return []
  const used = usableW(station, panels, roof.watts)
  const cuts = need.isComplete ? cutsFor(shelf, strings) : []
  return shelf.panelCables.map((offer) => {
    const cables = { offer, quantity: strings }
    return { lines: [...roof.lines, cables, ...cuts], usableW: used }
  })
}

interface Search {
  readonly shelf: Shelf
  readonly yard: Yard
  readonly need: Need
  readonly check: Check
}

const setWith = (
  station: Offer,
  abilities: Abilities,
  { lines, usableW: panelW }: Field,
): ComposedSet => {
  const all = [{ offer: station, quantity: 1 }, ...lines]
  return { ...abilities, lines: all, price: priceOf(all), panelW, losses: abilities }
}

/** A station on one roof, with the cheapest cable that obeys the rules. */
function setOn(
  search: Search,
  station: Offer,
  abilities: Abilities,
  roof: Roof,
): ComposedSet | null {
  const { need, check } = search
  const watts = panelWatts(need, abilities)
  const fields = fieldsOn(search, station.part, roof).filter((field) => field.usableW >= watts)
  const sets = fields.map((field) => setWith(station, abilities, field))
  return sets.find(({ lines }) => lines.every(isInStock) && check(lines).size === 0) ?? null
}

/** The cheapest of one station's roofs below a price. */
function cheapestOn(
  search: Search,
  station: Offer,
  abilities: Abilities,
  below: number,
): ComposedSet | null {
  let best: ComposedSet | null = null
  for (const roof of search.yard.roofs(panelWatts(search.need, abilities))) {
    const limit: number = best?.price ?? below
    if (station.price + roof.price >= limit) break
    const set = roof.count <= maxStationPanels ? setOn(search, station, abilities, roof) : null
    if (set && set.price < limit) best = set
  }
  return best
}

/** The cheapest station with panels on the roof that meets the need below a price; null where there is none. */
export function stationWithRoof(search: Search, below: number): ComposedSet | null {
  const { shelf, need } = search
  if (!need.panels) return null
  let best: ComposedSet | null = null
  for (const offer of shelf.ready) {
    const limit: number = best?.price ?? below
    if (offer.price >= limit) break
    const abilities = offer.part.category === 'portable' ? abilitiesOf(offer) : null
    if (!abilities || missedBy(offer, abilities, need) !== null) continue
    best = cheapestOn(search, offer, abilities, limit) ?? best
  }
  return best
}
