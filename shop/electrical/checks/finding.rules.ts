import type { NoteName } from '../messages/notes.es.ts'
import type { UnknownName } from '../messages/unknowns.es.ts'

export const severities = ['advice', 'will_not_work', 'danger'] as const
export type Severity = (typeof severities)[number]

/** Named as in the answers of `check-system`. */
export type Figures = Record<string, number>

/** One finding a rule, with its worst severity; sentences are made of the notes where they are shown. */
export interface Finding {
  readonly rule: string
  readonly severity: Severity
  /** Names of sentences, the worst first. */
  readonly notes: readonly NoteName[]
  readonly figures: Readonly<Figures>
  /** Code of the device that is meant. */
  readonly device: string | null
}

/** A figure that a rule needs and a product does not state. */
export interface Unknown {
  readonly rule: string
  readonly sku: string
  readonly field: UnknownName
}

/** What the rules of one system write to. */
export interface Report {
  readonly findings: Finding[]
  readonly figures: Figures
  readonly unknown: Unknown[]
}

export const emptyReport = (): Report => ({ findings: [], figures: {}, unknown: [] })

const rank = (severity: Severity): number => severities.indexOf(severity)

const nothing: Readonly<Figures> = {}

/** Adds a note to the finding of its rule. */
export function add(
  { findings }: Report,
  rule: string,
  severity: Severity,
  note: NoteName,
  figures: Readonly<Figures> = nothing,
  device: string | null = null,
): void {
  const index = findings.findIndex((one) => one.rule === rule)
  const known = findings[index]
  if (!known) {
    findings.push({ rule, severity, notes: [note], figures, device })
    return
  }
  if (known.notes.includes(note)) return
  const isWorse = rank(severity) > rank(known.severity)
  findings[index] = {
    rule,
    severity: isWorse ? severity : known.severity,
    notes: isWorse ? [note, ...known.notes] : [...known.notes, note],
    figures: { ...known.figures, ...figures },
    device: device ?? known.device,
  }
}

export function missing({ unknown }: Report, rule: string, sku: string, field: UnknownName): void {
  if (!unknown.some((one) => one.rule === rule && one.sku === sku && one.field === field))
    unknown.push({ rule, sku, field })
}

/** A danger, or what will not work: not to be sold or advised as it is. */
export const isSerious = ({ severity }: Pick<Finding, 'severity'>): boolean => severity !== 'advice'
export const hasSerious = (findings: readonly Finding[]): boolean => findings.some(isSerious)

const notBought: ReadonlySet<NoteName> = new Set([
  'fuseMissing',
  'fuseShared',
  'fuseEach',
  'mainFuseMissing',
  'batteryCableMissing',
  'batteryLinks',
  'stringFuseMissing',
  'branchesMissing',
  'disconnect',
  'disconnects',
  'arrester',
  'arresters',
  'chargerFuse',
  'rcdAtOutlets',
])
export const isNotBought = (note: NoteName): boolean => notBought.has(note)
/** Only names what is still to be bought; what is there already goes together. */
export const isAbsence = ({ notes }: Pick<Finding, 'notes'>): boolean => notes.every(isNotBought)

export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((one, other) => rank(other.severity) - rank(one.severity))
