import {
  checkSystem,
  type PlaceFacts,
  type SystemOptions,
} from '#shop/electrical/checks/check-system.rules.ts'
import {
  type Finding,
  isAbsence,
  isSerious,
  type Report,
  type Unknown,
  worstFirst,
} from '#shop/electrical/checks/finding.rules.ts'
import type { Layout } from '#shop/electrical/checks/strings.rules.ts'
import { type Part, partOf } from '#shop/electrical/parts/part.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'
import { takesPanels } from './fits.rules.ts'

/** What the electrical rules say of parts that are to be joined. */
export interface Together {
  /** Dangers and what will not work, the worst first. */
  readonly serious: readonly Finding[]
  /** What is still to be bought before the first switching on. */
  readonly absent: readonly Finding[]
  readonly advice: readonly Finding[]
  /** What would decide it is not stated. */
  readonly unknown: readonly Unknown[]
  readonly layout: Layout | null
  readonly figures: Report['figures']
}

const deciding = ['E1', 'E2', 'E3', 'E4', 'E12', 'E13', 'E14', 'E15']
const advised = ['E3', 'E4', 'E7', 'E9', 'E12', 'E14', 'E15', 'E23']
/** What a house needs beside its transfer switch. */
const ofHouse = ['E24']
/** Stands for a bank of which only the voltage is known. */
const unnamed = ''

/** Where a usual figure is counted, the rules can answer. */
const isOpen = ({ rule, sku, field }: Unknown): boolean =>
  deciding.includes(rule) && sku !== unnamed && field !== 'temp_coeff_voc_pct_c'

export function checkTogether(
  parts: readonly PartCount[],
  place: PlaceFacts,
  options: SystemOptions = {},
): Together {
  // a transfer switch is for the fixed wiring of a house, of which nothing else was named
  const isHouse = parts.some(({ part }) => part.role === 'transfer')
  const wired = isHouse ? { ...options, wiring: 'house' as const } : options
  const { findings, unknown, layout, figures } = checkSystem(parts, place, wired)
  const found = worstFirst(findings).filter((one) => !isHouse || !ofHouse.includes(one.rule))
  const absent = found.filter((one) => isSerious(one) && isAbsence(one))
  return {
    serious: found.filter((one) => isSerious(one) && !isAbsence(one)),
    absent,
    advice: found.filter((one) => !isSerious(one) && advised.includes(one.rule)),
    unknown: unknown.filter(isOpen),
    layout,
    figures,
  }
}

const nominalOfClass = 12.8 / 12
/** A battery bank of this voltage, of which nothing else is known. */
export const bankOf = (volts: number): PartCount => ({
  part: partOf(unnamed, 'battery', { nominal_v: volts * nominalOfClass }),
  quantity: 1,
})
/** A panel input of which only the highest voltage is known. */
export const inputOf = (volts: number): PartCount => ({
  part: partOf(unnamed, 'accessory', { role: 'controller', pv_max_v: volts, mppt_count: 1 }),
  quantity: 1,
})

const maxCount = 30
const isCounted = ({ part }: PartCount) => part.category === 'panel' || part.category === 'battery'

/** The nearest number of panels or batteries with which the same parts go together. */
export function workingCount(
  parts: readonly PartCount[],
  place: PlaceFacts,
  optionsFor: (parts: readonly PartCount[]) => SystemOptions = () => ({}),
): PartCount | null {
  for (const one of parts.filter(isCounted)) {
    const counts = Array.from({ length: maxCount }, (_, index) => index + 1)
      .filter((count) => count !== one.quantity)
      .sort((a, b) => Math.abs(a - one.quantity) - Math.abs(b - one.quantity) || a - b)
    for (const quantity of counts) {
      const changed = parts.map((other) => (other === one ? { ...one, quantity } : other))
      const { serious, unknown } = checkTogether(changed, place, optionsFor(changed))
      if (serious.length === 0 && unknown.length === 0) return { part: one.part, quantity }
    }
  }
  return null
}

/** As many panels as an input takes, each without loss. */
export function maxPanels(panel: Part, input: readonly PartCount[], place: PlaceFacts) {
  for (let quantity = maxCount; quantity > 0; quantity -= 1) {
    const found = checkTogether([{ part: panel, quantity }, ...input], place)
    const isWasted = found.advice.some(({ rule }) => rule === 'E14' || rule === 'E15')
    if (found.serious.length === 0 && found.unknown.length === 0 && !isWasted)
      return { quantity, layout: found.layout }
  }
  return null
}

/** What a battery or a kit may be joined to. */
const isJoined = ({ category, role }: Part): boolean =>
  category === 'inverter' ||
  category === 'battery' ||
  category === 'panel' ||
  role === 'controller' ||
  role === 'charger'

const isSource = ({ category }: Part): boolean =>
  category === 'inverter' || category === 'portable' || category === 'kit'

/** Whether the rules say anything of two parts side by side. */
export function connects(one: Part, other: Part): boolean {
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  return pairs.some(
    ([first, second]) =>
      (first.category === 'battery' && isJoined(second)) ||
      (first.category === 'panel' && takesPanels(second)) ||
      (first.category === 'kit' && isJoined(second)) ||
      (first.role === 'transfer' && isSource(second)),
  )
}
