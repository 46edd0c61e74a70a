import type { Locale } from '#kernel/locale.ts'
import { add, cents, type Usd, zero } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import type { Screening } from '#shop/compliance/screening/screening.rules.ts'

/** The causes and their prices; a free donation goes where it is needed most. */
export const causePrices = {
  lamp: cents(2_000),
  fan: cents(12_000),
  family: cents(60_000),
  free: null,
} as const satisfies Record<string, Usd | null>
export type Cause = keyof typeof causePrices
export const causes = Object.keys(causePrices) as Cause[]
export const isCause = (value: string): value is Cause => Object.hasOwn(causePrices, value)

export const minDonation = cents(100)
export const maxDonation = cents(1_000_000)

/** The allowed next states; money is not counted while a screening is undecided. */
export const donationNext = {
  held: ['awaiting', 'refused'],
  awaiting: ['paid', 'held', 'closed'],
  closed: ['paid', 'held'],
  paid: ['disputed', 'returned'],
  disputed: ['paid', 'returned'],
  refused: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>
export type DonationState = keyof typeof donationNext

/** What a list of staff shows: what is looked for at the bank, what compliance decides, or all. */
export const donationLists = { pendientes: 'awaited', retenidas: 'held' } as const
export type DonationList = (typeof donationLists)[keyof typeof donationLists] | 'all'
export const readDonationList = (input: string | null): DonationList =>
  input && Object.hasOwn(donationLists, input)
    ? donationLists[input as keyof typeof donationLists]
    : 'all'

export const isDonationState = (value: string): value is DonationState =>
  Object.hasOwn(donationNext, value)

export const mayBecome = (from: DonationState, to: DonationState): boolean =>
  (donationNext[from] as readonly DonationState[]).includes(to)

/** A match: the screened name and the list entry. */
export interface Found {
  readonly name: string
  readonly reason: string
  readonly listName: string
}

export const foundIn = ({ parties }: Pick<Screening, 'parties'>): readonly Found[] =>
  parties
    .filter(({ verdict }) => verdict === 'MATCH')
    .map(({ name, reason, hits }) => ({ name, reason, listName: hits[0]?.listName ?? '' }))

export interface FirstLook {
  readonly by: string
  readonly at: Date
  readonly reference: string
  readonly amount: Usd
}

export interface Donation {
  readonly id: string
  readonly memo: string
  readonly cause: Cause
  readonly amount: Usd
  /** Empty if the donor entered none. */
  readonly donorName: string
  readonly email: string
  readonly message: string
  readonly locale: Locale
  readonly state: DonationState
  readonly method: PaymentMethod
  /** The same in every language. */
  readonly methodName: string
  readonly found: readonly Found[]
  readonly releasedName: string
  /** What one person saw at the bank, where two have to; null before. */
  readonly first: FirstLook | null
  /** The sum that asked for two persons when it was given; null where none did. */
  readonly secondAbove: Usd | null
  readonly zelleRecipient: string
  readonly registeredName: string
  readonly donatedAt: Date
}

/** Received and returned money, for staff. */
export interface DonationMoney {
  readonly received: Usd
  readonly returned: Usd
  /** Of what was returned, what the provider took back by itself. */
  readonly reversed: Usd
  readonly fee: Usd
}
/** What was decided about a donation, by whom and why; without a name it was the shop. */
export interface DonationStep {
  readonly to: DonationState
  readonly by: string
  readonly reason: string
  readonly at: Date
}
export type StaffDonation = Donation & {
  readonly money: DonationMoney
  readonly history: readonly DonationStep[]
}

export interface CauseSum {
  readonly cause: Cause
  readonly received: Usd
  readonly returned: Usd
}

export interface Progress {
  readonly total: Usd
  readonly byCause: readonly {
    readonly cause: Cause
    readonly sum: Usd
    /** How many units the money pays; null for a free donation. */
    readonly pieces: number | null
  }[]
}

/** Donated in all and by cause, less what was returned. */
export function progressOf(sums: readonly CauseSum[]): Progress {
  const byCause = causes.map((cause) => {
    const own = sums.filter((input) => input.cause === cause)
    const sum = own.reduce((so, { received, returned }) => cents(so + received - returned), zero)
    const price = causePrices[cause]
    return { cause, sum, pieces: price === null ? null : Math.floor(sum / price) }
  })
  return { total: add(...byCause.map(({ sum }) => sum)), byCause }
}

const einShape = /^\d{2}-\d{7}$/
/** A charity's tax number; any other text in the setting promises no deduction. */
export const readEin = (setting: string): string | null =>
  einShape.test(setting.trim()) ? setting.trim() : null

const folded = (name: string) => name.replace(/\s+/gu, ' ').trim().toLocaleLowerCase('es')
/** A name that an administrator released is not held again. */
export const isReleased = ({ releasedName }: Pick<Donation, 'releasedName'>, name: string) =>
  releasedName !== '' && folded(releasedName) === folded(name)
