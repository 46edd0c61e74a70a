import { type Part, type Role, voltageClass } from './part.rules.ts'

export interface PartCount {
  readonly part: Part
  readonly quantity: number
}

/** The parts of an installation by what they do in it. */
export interface System {
  readonly battery: Part | null
  readonly batteries: number
  readonly isMixedBank: boolean
  readonly inverter: Part | null
  readonly station: Part | null
  /** Inverters and stations in all; only the first is calculated. */
  readonly sources: number
  /** The panel, or for mixed ones the least favourable figures of all. */
  readonly panel: Part | null
  readonly panels: number
  readonly isMixedArray: boolean
  readonly pvW: number
  readonly byRole: ReadonlyMap<Role, readonly PartCount[]>
  /** Batteries in series and in parallel; not whole where the number does not fit the voltage. */
  readonly series: number
  readonly parallel: number
  /** Nominal volts of the bank; null without battery and inverter. */
  readonly bankV: number | null
}

/** How batteries are joined, where that was said: without it, as the inverter's volts ask. */
export interface BankLayout {
  readonly series: number
  readonly parallel: number
}

const nominalOfClass = 12.8 / 12
const none: readonly PartCount[] = []

export const partsAs = ({ byRole }: System, role: Role): readonly PartCount[] =>
  byRole.get(role) ?? none
export const countAs = (system: System, role: Role): number => countOf(partsAs(system, role))

const extreme = (
  panels: readonly PartCount[],
  name: 'voc_v' | 'isc_a' | 'vmp_v' | 'imp_a' | 'max_system_v' | 'max_series_fuse_a',
  of: (...values: number[]) => number,
): number | null => {
  const values = panels.map(({ part }) => part[name])
  return values.includes(null) ? null : of(...(values as number[]))
}

function worstPanel(panels: readonly PartCount[]): Part | null {
  const [first] = panels
  if (!first || panels.length === 1) return first?.part ?? null
  return {
    ...first.part,
    voc_v: extreme(panels, 'voc_v', Math.max),
    isc_a: extreme(panels, 'isc_a', Math.max),
    vmp_v: extreme(panels, 'vmp_v', Math.min),
    imp_a: extreme(panels, 'imp_a', Math.max),
    max_system_v: extreme(panels, 'max_system_v', Math.min),
    max_series_fuse_a: extreme(panels, 'max_series_fuse_a', Math.min),
  }
}

function bankOf(
  battery: Part | null,
  batteries: number,
  inverter: Part | null,
  asked: BankLayout | null,
) {
  const inverterClass = inverter?.bankClasses[0] ?? null
  if (!battery?.nominal_v)
    return { series: 1, parallel: 0, bankV: inverterClass && inverterClass * nominalOfClass }
  if (asked) return { ...asked, bankV: battery.nominal_v * asked.series }
  const series = inverterClass ? inverterClass / voltageClass(battery.nominal_v) : 1
  return {
    series,
    parallel: batteries / series,
    bankV: battery.nominal_v * Math.max(1, series),
  }
}

const countOf = (parts: readonly PartCount[]): number => {
  let count = 0
  for (const { quantity } of parts) count += quantity
  return count
}
const areMixed = ([first, ...rest]: readonly PartCount[]): boolean =>
  rest.some(({ part }) => part.sku !== first?.part.sku)

function sorted(parts: readonly PartCount[]) {
  const byRole = new Map<Role, PartCount[]>()
  const byCategory = new Map<string, PartCount[]>()
  for (const one of parts) {
    const { role, category } = one.part
    const same = byCategory.get(category)
    if (same) same.push(one)
    else byCategory.set(category, [one])
    if (role === null) continue
    const alike = byRole.get(role)
    if (alike) alike.push(one)
    else byRole.set(role, [one])
  }
  return { byRole, byCategory }
}

/** Groups the parts; a kit is expected to be replaced by its components. */
export function systemOf(
  parts: readonly PartCount[],
  bankLayout: BankLayout | null = null,
): System {
  const { byRole, byCategory } = sorted(parts)
  const of = (category: string) => byCategory.get(category) ?? none
  const [banks, arrays] = [of('battery'), of('panel')]
  const battery = banks[0]?.part ?? null
  const inverter = of('inverter')[0]?.part ?? null
  const batteries = countOf(banks)
  let pvW = 0
  for (const { part, quantity } of arrays) pvW += (part.power_w ?? 0) * quantity
  return {
    battery,
    batteries,
    isMixedBank: areMixed(banks),
    inverter,
    station: of('portable')[0]?.part ?? null,
    sources: countOf(of('inverter')) + countOf(of('portable')),
    panel: worstPanel(arrays),
    panels: countOf(arrays),
    isMixedArray: areMixed(arrays),
    pvW,
    byRole,
    ...bankOf(battery, batteries, inverter, bankLayout),
  }
}
