/** What a shop needs before its first sale, in the order in which an owner sets it. */
export const requirements = [
  'seller',
  'payment',
  'sending',
  'screening',
  'provinces',
  'rates',
  'taxes',
  'legal',
  'copies',
  'second_factor',
  'products',
] as const
export type Requirement = (typeof requirements)[number]

/** What a new shop already has, as an example: it counts once the owner has said that it is theirs. */
export const reviewable = ['provinces', 'rates', 'taxes'] as const
export type Reviewable = (typeof reviewable)[number]
export const isReviewable = (input: unknown): input is Reviewable =>
  reviewable.some((one) => one === input)

/** What is done only once a try has succeeded: keys may be wrong. */
type Tryable = 'payment' | 'sending'

export const sellerFacts = ['legalName', 'legalAddress', 'supportEmail', 'phone'] as const
export type SellerFact = (typeof sellerFacts)[number]

export interface ReadinessFacts {
  readonly seller: Readonly<Record<SellerFact, string>>
  /** Open ways to pay that move money: keys of the real PayPal, or an account that is not the demonstration's. */
  readonly paymentMethods: number
  readonly sendsEmails: boolean
  /** What is set, but whose last try did not succeed, or that nobody tried. */
  readonly unproven: readonly Tryable[]
  readonly hasFreshLists: boolean
  readonly servedProvinces: number
  readonly costPerPound: number
  readonly reviewed: readonly Reviewable[]
  readonly legalTextsMissing: number
  readonly hoursSinceBackup: number | null
  readonly administratorsWithoutSecondFactor: number
  readonly demonstrationProducts: number
  readonly ownProducts: number
}

export interface ReadinessLine {
  readonly requirement: Requirement
  readonly isMet: boolean
  /** It is there, and only the owner's word is missing. */
  readonly isToReview: boolean
  /** It is set, and only a try that succeeds is missing. */
  readonly isToTry: boolean
  /** Of who sells, what is empty or still the demonstration's. */
  readonly lacks: readonly SellerFact[]
}

/** Addresses of the demonstration, which nobody reads. */
export const isDemonstrationText = (text: string): boolean =>
  /\.example\b|\((demostración|demonstration)\)/i.test(text)

const isGiven = (text: string): boolean => text !== '' && !isDemonstrationText(text)
const maxBackupHours = 26

export function readinessOf(facts: ReadinessFacts): ReadinessLine[] {
  const { hoursSinceBackup } = facts
  const sellerLacks = sellerFacts.filter((fact) => !isGiven(facts.seller[fact]))
  const isThere: Readonly<Record<Requirement, boolean>> = {
    seller: sellerLacks.length === 0,
    payment: facts.paymentMethods > 0,
    sending: facts.sendsEmails,
    screening: facts.hasFreshLists,
    provinces: facts.servedProvinces > 0,
    rates: facts.costPerPound > 0,
    taxes: true,
    legal: facts.legalTextsMissing === 0,
    copies: hoursSinceBackup !== null && hoursSinceBackup < maxBackupHours,
    second_factor: facts.administratorsWithoutSecondFactor === 0,
    products: facts.demonstrationProducts === 0 && facts.ownProducts > 0,
  }
  return requirements.map((requirement) => {
    const isReviewed = !isReviewable(requirement) || facts.reviewed.includes(requirement)
    const isProven = !facts.unproven.some((one) => one === requirement)
    const is = isThere[requirement]
    return {
      requirement,
      isMet: is && isReviewed && isProven,
      isToReview: is && !isReviewed,
      isToTry: is && !isProven,
      lacks: requirement === 'seller' ? sellerLacks : [],
    }
  })
}

/** What runs out, or changes with the staff, while a shop sells: it stops orders or calls the owner. */
const lapsing: readonly Requirement[] = ['screening', 'copies', 'second_factor']

export const isReady = (lines: readonly ReadinessLine[]): boolean =>
  lines.every((line) => line.isMet)

/** A shop is a demonstration until everything is there; afterwards neither an old backup nor a changed key makes it one again. */
export const isDemonstration = (lines: readonly ReadinessLine[], wasDemonstration: boolean) =>
  wasDemonstration
    ? !isReady(lines)
    : lines.some(
        ({ requirement, isMet, isToTry }) => !(isMet || isToTry || lapsing.includes(requirement)),
      )
