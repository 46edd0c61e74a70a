import type { Calculation, Item } from './calculation.rules.ts'

export type HouseWarning = 'noSource' | 'shower' | 'airConditioner' | 'hotPlates' | 'twoCookers'

const showers = ['du', 'ct']
const airConditioners = ['sc', 'aw']
const heaters = ['ho', 'ci', 'pl', 'he', 'fr', 'se']
const cookers = ['ar', 'or', 'mi', 'ca', 'to', ...heaters]

const has = (items: readonly Item[], codes: readonly string[]): boolean =>
  items.some((item) => item.critical && codes.includes(item.code))

type HouseInput = Pick<Calculation, 'items' | 'blackoutHours' | 'panels'>

/** Warnings about critical loads that suit a battery badly. */
export function houseWarnings({ items, blackoutHours, panels }: HouseInput): HouseWarning[] {
  const cooking = items.filter((item) => item.critical && cookers.includes(item.code))
  const pieces = cooking.reduce((sum, item) => sum + item.quantity, 0)
  const found: readonly (readonly [HouseWarning, boolean])[] = [
    ['noSource', blackoutHours === 24 && !panels],
    ['shower', has(items, showers)],
    ['airConditioner', has(items, airConditioners)],
    ['hotPlates', has(items, heaters)],
    ['twoCookers', pieces > 1],
  ]
  return found.filter(([, is]) => is).map(([warning]) => warning)
}

/** Figures of a set's parts that its own record lacks. */
export interface PartFigures {
  readonly surgeW: number | null
  readonly batteryV: number | null
  /** Maximum charge current in amps of all its batteries together. */
  readonly maxChargeA: number | null
}

export type SetWarning = 'surge' | 'power' | 'chargeCurrent' | 'noPanels'

interface SetRequirements {
  readonly surgeW: number
  readonly simultaneousW: number
  readonly panelW: number
  readonly continuousW: number
  readonly wantsPanels: boolean
}

/** Warnings where a set does not meet its purpose. */
export function setWarnings(requested: SetRequirements, parts: PartFigures): SetWarning[] {
  const { surgeW, batteryV, maxChargeA } = parts
  const chargeA = batteryV ? requested.panelW / batteryV : 0
  const found: readonly (readonly [SetWarning, boolean])[] = [
    ['surge', surgeW !== null && surgeW < requested.surgeW],
    ['power', requested.continuousW < requested.simultaneousW],
    ['chargeCurrent', maxChargeA !== null && chargeA > maxChargeA],
    ['noPanels', requested.wantsPanels && requested.panelW === 0],
  ]
  return found.filter(([, is]) => is).map(([warning]) => warning)
}
