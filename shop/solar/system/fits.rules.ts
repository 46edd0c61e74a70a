import { checkSystem, type PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import {
  type Finding,
  isSerious,
  type Report,
  type Unknown,
} from '#shop/electrical/checks/finding.rules.ts'
import { type Part, partOf, voltageClass } from '#shop/electrical/parts/part.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'

/** How one product goes with another; a refusal holds the finding that forbids it. */
export type Fit =
  | {
      readonly kind: 'bank'
      /** The fewest that work, and as many as carry the whole inverter where they may. */
      readonly min: number
      readonly quantity: number
      readonly finding: Finding | null
      /** Charging that the fewest do not take unless it is lowered. */
      readonly charge: Finding | null
    }
  | { readonly kind: 'string'; readonly min: number; readonly max: number }
  | { readonly kind: 'refused'; readonly finding: Finding }
  /** What would decide it is not stated. */
  | { readonly kind: 'unknown'; readonly unknown: readonly Unknown[] }

const maxBatteries = 16
const maxString = 30

const bankRules = ['E1', 'E2', 'E3', 'E4']
const stringRules = ['E12', 'E13', 'E14', 'E15']

/** What these rules cannot answer; where a usual figure is counted, they can. */
const unanswered = ({ unknown }: Pick<Report, 'unknown'>, rules: readonly string[]): Unknown[] =>
  unknown.filter(({ rule, field }) => rules.includes(rule) && field !== 'temp_coeff_voc_pct_c')

function banksWith(battery: Part, inverter: Part, quantity: number, place: PlaceFacts) {
  const parts = [
    { part: battery, quantity },
    { part: inverter, quantity: 1 },
  ]
  const check = checkSystem(parts, place)
  const findings = check.findings.filter(({ rule }) => bankRules.includes(rule))
  return { findings, serious: findings.find(isSerious), unknown: unanswered(check, bankRules) }
}

/** What is said of charging the fewest, where more batteries take it. */
function chargeOf(findings: readonly Finding[], batteries: number): Finding | null {
  const found = findings.find(({ rule, notes }) => rule === 'E4' && notes.includes('charge'))
  return found
    ? { ...found, notes: ['chargeFewest'], figures: { ...found.figures, batteries } }
    : null
}

type Banks = Extract<Fit, { kind: 'bank' }>

/** What ends the search for more batteries: too many of them, or what is not stated. */
function endedBy(
  found: Banks | null,
  { serious, unknown }: ReturnType<typeof banksWith>,
): Fit | null {
  if (serious) return found ?? { kind: 'refused', finding: serious }
  return unknown.length > 0 ? (found ?? { kind: 'unknown', unknown }) : null
}

/** The fewest batteries that carry the whole inverter, else as many as may be put together. */
function bankFit(battery: Part, inverter: Part, place: PlaceFacts): Fit | null {
  const wanted = inverter.bankClasses[0]
  if (!battery.nominal_v || !wanted) return null
  const min = Math.max(1, Math.floor(wanted / voltageClass(battery.nominal_v)))
  let found: Banks | null = null
  for (let quantity = min; quantity <= maxBatteries; quantity += min) {
    const banks = banksWith(battery, inverter, quantity, place)
    const end = endedBy(found, banks)
    if (end) return end
    const charge: Finding | null = found ? found.charge : chargeOf(banks.findings, quantity)
    found = { kind: 'bank', min, quantity, finding: banks.findings[0] ?? null, charge }
    if (banks.findings.length === 0) return found
  }
  return found
}

const nominalPerClass = 12.8 / 12

/** What a tracker stands beside: a controller works with the volts of a battery. */
const besideBank = (bankV: number | null): PartCount[] =>
  bankV === null
    ? []
    : [{ part: partOf('', 'battery', { nominal_v: bankV * nominalPerClass }), quantity: 1 }]

/** So many panels in series at an input: whether they work there, where that can be told. */
function seriesFit(
  panel: Part,
  tracker: Part,
  place: PlaceFacts,
  series: number,
  bankV: number | null,
) {
  const parts = [
    { part: panel, quantity: series },
    { part: tracker, quantity: 1 },
    ...besideBank(bankV),
  ]
  const check = checkSystem(parts, place, { layout: { series, parallel: 1 } })
  const serious = check.findings.find((one) => isSerious(one) && stringRules.includes(one.rule))
  return { serious, unknown: serious ? [] : unanswered(check, stringRules) }
}

/** The numbers of panels in series that an input takes. */
function stringFit(
  panel: Part,
  tracker: Part,
  place: PlaceFacts,
  bankV: number | null,
): Fit | null {
  const works: number[] = []
  let refusal: Finding | null = null
  for (let series = 1; series <= maxString; series += 1) {
    const { serious, unknown } = seriesFit(panel, tracker, place, series, bankV)
    if (unknown.length > 0) return { kind: 'unknown', unknown }
    if (!serious) works.push(series)
    else if (works.length > 0) break
    else refusal ??= serious
  }
  const [min] = works
  if (min !== undefined) return { kind: 'string', min, max: works.at(-1) ?? min }
  return refusal && { kind: 'refused', finding: refusal }
}

export const takesPanels = ({ category, mppt_count, role }: Part): boolean =>
  category === 'portable' ||
  role === 'controller' ||
  (category === 'inverter' && mppt_count !== null)

/** A fit, and the battery that a controller works with in it. */
export interface BankFit {
  readonly fit: Fit
  readonly bankV: number | null
}

/** A panel at an input; at a controller with each battery that it can charge. */
function stringFits(panel: Part, tracker: Part, place: PlaceFacts): BankFit[] {
  const banks = tracker.role === 'controller' ? tracker.bankClasses : []
  return (banks.length > 0 ? banks : [null]).flatMap((bankV) => {
    const fit = stringFit(panel, tracker, place, bankV)
    return fit ? [{ fit, bankV }] : []
  })
}

/** How two products go together; empty where the one does not connect to the other. */
export function fitsOf(one: Part, other: Part, place: PlaceFacts): BankFit[] {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    if (first.category === 'battery' && second.category === 'inverter') {
      const fit = bankFit(first, second, place)
      return fit ? [{ fit, bankV: null }] : []
    }
    if (first.category === 'panel' && takesPanels(second)) return stringFits(first, second, place)
  }
  return []
}

/** The categories of what a product may be connected to. */
export function partnersOf({ category, role, mppt_count }: Part): readonly Partner[] {
  if (category === 'battery') return ['inverter']
  if (category === 'inverter') return mppt_count === null ? ['battery'] : ['battery', 'panel']
  if (category === 'panel') return ['inverter', 'portable', 'accessory']
  return category === 'portable' || role === 'controller' ? ['panel'] : []
}
export type Partner = 'battery' | 'inverter' | 'panel' | 'portable' | 'accessory'
