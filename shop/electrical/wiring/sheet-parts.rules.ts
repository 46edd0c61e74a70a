import type { SystemCheck } from '../checks/check-system.rules.ts'
import type { CableFacts, FuseKind, ProtectionFacts, SheetPart } from './wiring-facts.rules.ts'

/** The parts of a sheet with what the rules find. */
export interface Built {
  readonly parts: readonly SheetPart[]
  readonly check: SystemCheck
}

export const numberIn = (specs: SheetPart['specs'], name: string): number | null => {
  const value = specs[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const withRole = ({ parts }: Built, role: string): SheetPart | null =>
  parts.find(({ specs }) => specs.role === role) ?? null
export const countWith = ({ parts }: Built, role: string): number =>
  parts.reduce((sum, one) => (one.specs.role === role ? sum + one.quantity : sum), 0)
export const inCategory = ({ parts }: Built, category: string): SheetPart | null =>
  parts.find((one) => one.category === category) ?? null

export function cableOf(
  built: Built,
  role: string,
  more: Pick<CableFacts, 'dropPct' | 'neededA'> & Partial<CableFacts>,
): CableFacts | null {
  const item = withRole(built, role)
  if (!item) return null
  return {
    name: item.name,
    quantity: countWith(built, role),
    awg: String(item.specs.awg ?? ''),
    mm2: numberIn(item.specs, 'mm2'),
    feet: numberIn(item.specs, 'length_ft'),
    ampacityA: numberIn(item.specs, 'ampacity_a'),
    lossWh: null,
    run: 'single',
    ...more,
  }
}

export const noRating = {
  kind: null,
  neededCount: 1,
  ratedA: null,
  ratedV: null,
  interruptKa: null,
  neededA: null,
  isInBox: false,
  isEach: false,
}

const classTKa = 20

/** What puts a short circuit out, told by what only this kind states. */
export function fuseKindOf({ specs }: SheetPart): FuseKind | null {
  if (specs.role !== 'battery_fuse') return null
  if (numberIn(specs, 'poles')) return 'breaker'
  if (numberIn(specs, 'max_bank_v')) return 'terminal'
  return (numberIn(specs, 'interrupt_ka') ?? 0) >= classTKa ? 'classT' : null
}

export function protectionOf(
  built: Built,
  role: string,
  more: Partial<ProtectionFacts> = {},
): ProtectionFacts | null {
  const item = withRole(built, role)
  if (!item) return null
  return {
    ...noRating,
    name: item.name,
    quantity: countWith(built, role),
    kind: fuseKindOf(item),
    ratedA: numberIn(item.specs, 'rated_a'),
    ratedV: numberIn(item.specs, 'rated_v_dc'),
    interruptKa: numberIn(item.specs, 'interrupt_ka'),
    ...more,
  }
}
