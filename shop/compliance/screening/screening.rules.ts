export const partyRoles = ['buyer', 'recipient', 'authorised', 'payer', 'sender'] as const
export type PartyRole = (typeof partyRoles)[number]

/** Somebody who takes part in an order. */
export interface Party {
  readonly role: PartyRole
  readonly name: string
  readonly address?: string
  /** A carné de identidad. */
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

/** What else is known of a listed person, beside the party's carné. */
export type Evidence = 'same_id' | 'same_birth_date' | 'other_birth_date'

export interface Hit {
  readonly listName: string
  readonly list: string
  readonly score: number
  readonly program: string
  readonly evidence?: Evidence
}

export interface PartyScreening {
  readonly role: PartyRole
  readonly name: string
  readonly verdict: Verdict
  readonly reason: ScreeningReason
  /** How near the nearest listed name is, 0 to 1. */
  readonly score: number
  readonly hits: readonly Hit[]
}

/** Of each list that is held, when its copy was last known to be current. */
export type ListDates = Readonly<Record<string, string>>

export interface Screening {
  readonly verdict: Verdict
  readonly reason: ScreeningReason
  readonly parties: readonly PartyScreening[]
  readonly listDates: ListDates
  readonly threshold: number
  /** Old lists counted as fresh. */
  readonly isDemonstration: boolean
}

/** What the next screening will be worth. */
export interface ScreeningMode {
  /** Old lists count as fresh: every page of the staff says so. */
  readonly isDemonstration: boolean
  readonly isComplete: boolean
  readonly isStale: boolean
  readonly listDates: ListDates
}

/** The worst first: what an order is held for. */
const gravest: readonly ScreeningReason[] = [
  'error',
  'lists_missing',
  'lists_stale',
  'listed',
  'keyword',
  'unreadable',
]

/** One outcome for all parties: the gravest. */
export const overallReason = (reasons: readonly ScreeningReason[]): ScreeningReason =>
  gravest.find((reason) => reasons.includes(reason)) ?? 'clear'

export const verdictFor = (reason: ScreeningReason): Verdict =>
  reason === 'clear' ? 'CLEAR' : 'MATCH'
