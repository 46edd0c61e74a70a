import { areOnBusbars, stringsOf } from '../checks/battery-circuit.rules.ts'
import { checkSystem, type PlaceFacts } from '../checks/check-system.rules.ts'
import { type Finding, hasSerious } from '../checks/finding.rules.ts'
import { inputsUsed } from '../checks/panel-cables.rules.ts'
import { partOf } from '../parts/part.rules.ts'
import { countAs, type PartCount, systemOf } from '../parts/system.rules.ts'
import type { SheetPart } from './wiring-facts.rules.ts'

/** More of the same panel, and how the strings are then. */
export interface MorePanels {
  readonly count: number
  readonly series: number
  readonly strings: number
  /** Combiner boxes that are bought for it: one for each input. */
  readonly boxes: number
  /** Watts of all panels that are used, where it is not all of them. */
  readonly usedW: number | null
  readonly watts: number
  /** Amps to which charging is limited then, where the panels give more than the battery takes. */
  readonly chargeA: number | null
}

/** More of the same battery; `fuse` is named where all fuses must be changed for it. */
export interface MoreBatteries {
  readonly count: number
  /** Whether all then end at busbars, with a main fuse and a pair of cables more. */
  readonly isOnBusbars: boolean
  readonly fuse: string | null
}

/** What may be added to an installation without breaking a rule. */
export interface Additions {
  readonly panels: readonly MorePanels[]
  /** Batteries that may be added, each with a fuse and a cable of its own. */
  readonly batteries: readonly MoreBatteries[]
  readonly hasPanels: boolean
  readonly hasBatteries: boolean
}

const maxMore = 8

const counts = Array.from({ length: maxMore }, (_, index) => index + 1)

const countedOf = (parts: readonly SheetPart[]): PartCount[] =>
  parts.map(({ sku, category, specs, quantity }) => ({
    part: partOf(sku, category, specs),
    quantity,
  }))

const withMore = (
  parts: readonly PartCount[],
  more: number,
  isMeant: (one: PartCount) => boolean,
): PartCount[] =>
  parts.map((one) => (isMeant(one) ? { ...one, quantity: one.quantity + more } : one))

const isPanel = ({ part }: PartCount): boolean => part.category === 'panel'

/** Fuse and cable grow with the bank: one of each for every battery, and one more from busbars to the inverter. */
function withBatteries(
  parts: readonly PartCount[],
  more: number,
  fuse: PartCount['part'] | null,
): PartCount[] {
  const now = parts.find(({ part }) => part.category === 'battery')?.quantity ?? 0
  const perBattery = (one: PartCount) =>
    one.part.category === 'battery' ||
    one.part.role === 'battery_fuse' ||
    one.part.role === 'battery_cable'
  const grown = parts.map((one) => {
    if (!perBattery(one)) return one
    const each = one.part.category === 'battery' ? 1 : Math.max(1, Math.ceil(one.quantity / now))
    const part = fuse && one.part.role === 'battery_fuse' ? fuse : one.part
    return { part, quantity: each * (now + more) }
  })
  if (!areOnBusbars(stringsOf(systemOf(grown)))) return grown
  return grown.map((one) => {
    const isMore = perBattery(one) && one.part.category !== 'battery'
    return isMore ? { ...one, quantity: one.quantity + 1 } : one
  })
}

const partIn = ({ sku, category, specs }: SheetPart) => partOf(sku, category, specs)

const has = (findings: readonly Finding[], rule: string) =>
  findings.find((one) => one.rule === rule)

/** A bank for which an engineer must study the busbars is not offered. */
const isAdvised = (findings: readonly Finding[]): boolean =>
  !hasSerious(findings) && !has(findings, 'E19')

/** Strings side by side that an input cannot use need a branch and give little. */
const isUsedByInputs = (findings: readonly Finding[]): boolean => !has(findings, 'E14')

const isUsedWhole = (findings: readonly Finding[]): boolean =>
  isAdvised(findings) && !has(findings, 'E15')

/** What the rules let be added: every number is let through the whole check, with its own fuse or one of `fuses`. */
export function additionsTo(
  parts: readonly SheetPart[],
  place: PlaceFacts,
  fuses: readonly SheetPart[] = [],
): Additions {
  const counted = countedOf(parts)
  const isHybrid = counted.some(({ part }) => part.category === 'inverter' && part.mppt_count)
  const wiring = isHybrid ? 'house' : 'outlets'
  const check = (all: readonly PartCount[]) => checkSystem(all, place, { wiring })
  const hasPanels = counted.some(isPanel)
  const hasBatteries = counted.some(({ part }) => part.category === 'battery')
  const fitting = counts.flatMap((count): MorePanels[] => {
    if (!hasPanels) return []
    const { findings, layout, system } = check(withMore(counted, count, isPanel))
    if (!layout || !isAdvised(findings) || !isUsedByInputs(findings)) return []
    const { series, strings } = layout
    const usedW = has(findings, 'E15')?.figures.pv_max_w ?? null
    const charging = has(findings, 'E4')?.figures
    const chargeA = charging?.adjusted_a ?? charging?.max_charge_a ?? null
    const held = countAs(system, 'combiner')
    const boxes = held > 0 ? Math.max(0, inputsUsed(system, layout) - held) : 0
    return [{ count, series, strings, boxes, usedW, watts: system.pvW, chargeA }]
  })
  const whole = fitting.filter(({ usedW }) => usedW === null)
  // where none is used in full, the first one is still worth it in clouds and in the morning
  const panels = whole.length > 0 ? whole : fitting.slice(0, 1)
  const batteries = counts.flatMap((count): MoreBatteries[] => {
    if (!hasBatteries) return []
    const found = [null, ...fuses].flatMap((fuse): MoreBatteries[] => {
      const { findings, system } = check(withBatteries(counted, count, fuse && partIn(fuse)))
      const isOnBusbars = areOnBusbars(stringsOf(system))
      return isUsedWhole(findings) ? [{ count, isOnBusbars, fuse: fuse?.name ?? null }] : []
    })
    return found.slice(0, 1)
  })
  return { panels, batteries, hasPanels, hasBatteries }
}
