import type { Birth } from '../lists/listed-name.rules.ts'

export const partyRoles = ['buyer', 'recipient', 'authorised', 'payer', 'sender'] as const
export type PartyRole = (typeof partyRoles)[number]

/** A person or company that takes part in an order. */
export interface Party {
  readonly role: PartyRole
  readonly name: string
  readonly address?: string
  readonly nationalId?: string
}

export type Verdict = 'CLEAR' | 'MATCH'

export type ScreeningReason =
  | 'clear'
  | 'listed'
  | 'keyword'
  | 'unreadable'
  | 'lists_stale'
  | 'lists_missing'
  | 'error'

/** Evidence besides the name, from the carné. */
export type Evidence = 'same_id' | 'same_birth_date' | 'other_birth_date'

export interface Hit {
  readonly listName: string
  readonly list: string
  readonly score: number
  readonly program: string
  readonly evidence?: Evidence
  /** Of the listed person, where staff compares; not stored with the screening. */
  readonly birth?: Birth
}

export interface PartyScreening {
  readonly role: PartyRole
  readonly name: string
  readonly verdict: Verdict
  readonly reason: ScreeningReason
  /** Score of the most similar listed name, 0 to 1. */
  readonly score: number
  readonly hits: readonly Hit[]
}

/** By list: when its copy was last confirmed as current. */
export type ListDates = Readonly<Record<string, string>>

export interface Screening {
  readonly verdict: Verdict
  readonly reason: ScreeningReason
  readonly parties: readonly PartyScreening[]
  readonly listDates: ListDates
  readonly threshold: number
  /** Outdated lists were accepted. */
  readonly isDemonstration: boolean
}

/** The reliability of the next screening. */
export interface ScreeningMode {
  /** Outdated lists are accepted; every staff page shows a notice. */
  readonly isDemonstration: boolean
  readonly isComplete: boolean
  readonly isStale: boolean
  readonly listDates: ListDates
}

/** Reasons to hold an order, most severe first. */
const gravest: readonly ScreeningReason[] = [
  'error',
  'lists_missing',
  'lists_stale',
  'listed',
  'keyword',
  'unreadable',
]

export const overallReason = (reasons: readonly ScreeningReason[]): ScreeningReason =>
  gravest.find((reason) => reasons.includes(reason)) ?? 'clear'

export const verdictFor = (reason: ScreeningReason): Verdict =>
  reason === 'clear' ? 'CLEAR' : 'MATCH'
