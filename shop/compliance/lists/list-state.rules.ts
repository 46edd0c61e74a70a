import { dayMs } from '#kernel/time.ts'
import type { ListDates, ScreeningReason } from '../screening/screening.rules.ts'

export const listKinds = ['SDN', 'CONS', 'CSL', 'DPL', 'CRL'] as const
export type ListKind = (typeof listKinds)[number]

const oldestDays = 7

export interface HeldList {
  readonly list: string
  readonly asOf: Date
  readonly count: number
}

export interface ListState {
  readonly listDates: ListDates
  /** Whether both the blocked persons and Cuba's restricted entities are present. */
  readonly isComplete: boolean
  readonly isStale: boolean
}

export const isOldCopy = ({ asOf }: Pick<HeldList, 'asOf'>, now: Date): boolean =>
  now.getTime() - asOf.getTime() > oldestDays * dayMs

const soonDays = 2

/** Still good, but not for two more days: time to renew it. */
export const isExpiring = (held: Pick<HeldList, 'asOf'>, now: Date): boolean =>
  !isOldCopy(held, now) && isOldCopy(held, new Date(now.getTime() + soonDays * dayMs))

export interface ListsWaiting {
  /** Outdated copies; at least one while none can clear a party. */
  readonly lists: number
  readonly expiring: number
}

export function listsWaitingIn(held: readonly HeldList[], now: Date): ListsWaiting {
  const old = held.filter((one) => isOldCopy(one, now)).length
  return {
    lists: stateOfLists(held, now).isComplete ? old : old + 1,
    expiring: held.filter((one) => isExpiring(one, now)).length,
  }
}

/** The state of the loaded lists; one outdated copy makes all of them stale, since its missing names are unknown. */
export function stateOfLists(held: readonly HeldList[], now: Date): ListState {
  return {
    listDates: Object.fromEntries(held.map(({ list, asOf }) => [list, asOf.toISOString()])),
    isComplete: listsMissing(held).length === 0,
    isStale: held.some((one) => isOldCopy(one, now)),
  }
}

/** The lists without which no party can be cleared. */
export function listsMissing(held: readonly Pick<HeldList, 'list'>[]): ListKind[] {
  const has = (kind: ListKind) => held.some(({ list }) => list === kind)
  const blocked: ListKind[] = has('SDN') || has('CSL') ? [] : ['SDN']
  return has('CRL') ? blocked : [...blocked, 'CRL']
}

/** Why no party can be cleared with these lists; null where they are usable. */
export function unusableFor(state: ListState, isDemonstration: boolean): ScreeningReason | null {
  if (!state.isComplete) return 'lists_missing'
  return state.isStale && !isDemonstration ? 'lists_stale' : null
}
