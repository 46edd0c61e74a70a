import { isInStock, type Line, type Offer, priceOf } from '../offer.rules.ts'
import type { Panel, Shelf } from '../shelf.rules.ts'

/** How many panels more than the sun requires are tried, so that a layout fits the tracker. */
const extraPanels = 3
/** Up to this power one panel is held by its own brackets; larger ones need rails. */
const bracketPanelW = 200

/** Panels with what holds, connects and controls them. */
export interface SolarField {
  readonly lines: readonly Line[]
  readonly watts: number
  readonly price: number
}

/** Panels on their mounts. */
export interface Roof extends SolarField {
  readonly count: number
}

export const cheapest = (options: readonly Line[][]): Line[][] =>
  options.toSorted((a, b) => priceOf(a) - priceOf(b))

const panelsHeld = ({ specs }: Offer): number =>
  typeof specs.panels === 'number' && specs.panels > 0 ? specs.panels : 0

const maxPanelIn = ({ specs }: Offer): number =>
  typeof specs.max_panel_in === 'number' ? specs.max_panel_in : 0

function isHeldBy(offer: Offer, holds: number, { powerW, widthIn }: Panel): boolean {
  if (powerW <= bracketPanelW) return holds >= 1
  return holds > 1 || (holds === 1 && widthIn !== null && widthIn <= maxPanelIn(offer))
}

function mountsFor(shelf: Shelf, panel: Panel, count: number): Line[] | null {
  const { isFolding, offer: product } = panel
  // those of the house are on its roof
  if (isFolding || product.isOwned) return []
  let best: Line | null = null
  for (const offer of shelf.mounts) {
    const holds = panelsHeld(offer)
    if (!isHeldBy(offer, holds, panel)) continue
    const quantity = Math.ceil(count / holds)
    if (!best || offer.price * quantity < best.offer.price * best.quantity)
      best = { offer, quantity }
  }
  return best && [best]
}

/** So many of one panel with their mounts; null where nothing holds them or not so many are left. */
function rowOf(shelf: Shelf, panel: Panel, count: number): Roof | null {
  const line = { offer: panel.offer, quantity: count }
  const mounts = isInStock(line) ? mountsFor(shelf, panel, count) : null
  if (!mounts) return null
  const lines = [line, ...mounts]
  return { lines, watts: panel.powerW * count, count, price: priceOf(lines) }
}

const rowsFor = (shelf: Shelf, panel: Panel, watts: number, maxPanels: number): Roof[] =>
  Array.from(
    { length: extraPanels + 1 },
    (_, more) => Math.max(1, Math.ceil(watts / panel.powerW)) + more,
  )
    .filter((count) => count <= maxPanels)
    .flatMap((count) => rowOf(shelf, panel, count) ?? [])

/** Panels whose volts and watts differ by no more than this share go together on one tracker. */
const alike = 0.05
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= alike * other

const areAlike = (one: Panel, other: Panel): boolean =>
  isNear(one.powerW, other.powerW) && isNear(one.offer.part.voc_v ?? 0, other.offer.part.voc_v ?? 0)

/** All panels of the house with what is missing of ones like them. */
function completedRows(shelf: Shelf, own: Panel, watts: number, maxPanels: number): Roof[] {
  const has = own.offer.unitsLeft ?? 0
  const row = rowOf(shelf, own, has)
  const missingW = watts - own.powerW * has
  if (!row || missingW <= 0) return []
  return shelf.panels
    .filter((panel) => !panel.offer.isOwned && !panel.isFolding && areAlike(own, panel))
    .flatMap((panel) => rowsFor(shelf, panel, missingW, maxPanels - has))
    .map((more) => ({
      lines: [...row.lines, ...more.lines],
      watts: row.watts + more.watts,
      count: row.count + more.count,
      price: more.price,
    }))
}

/** Panels on their mounts that give enough, from the cheapest. */
export function roofsFor(shelf: Shelf, watts: number, maxPanels: number): Roof[] {
  const found = shelf.panels.flatMap((panel) => [
    ...rowsFor(shelf, panel, watts, maxPanels),
    ...(panel.offer.isOwned ? completedRows(shelf, panel, watts, maxPanels) : []),
  ])
  return found.sort((a, b) => a.price - b.price)
}
