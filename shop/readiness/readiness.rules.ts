/** What a shop needs before its first sale, in the order in which an owner sets it. */
export const requirements = [
  'seller',
  'payment',
  'sending',
  'screening',
  'provinces',
  'rates',
  'legal',
  'copies',
  'second_factor',
  'products',
] as const
export type Requirement = (typeof requirements)[number]

export interface ReadinessFacts {
  readonly seller: Readonly<Record<'legalName' | 'legalAddress' | 'supportEmail' | 'phone', string>>
  /** Open ways to pay that move money: real keys, or an account that is not the demonstration's. */
  readonly paymentMethods: number
  readonly sendsEmails: boolean
  readonly hasFreshLists: boolean
  readonly servedProvinces: number
  readonly costPerPound: number
  readonly legalTextsMissing: number
  readonly hoursSinceBackup: number | null
  readonly administratorsWithoutSecondFactor: number
  readonly demonstrationProducts: number
  readonly ownProducts: number
}

export interface ReadinessLine {
  readonly requirement: Requirement
  readonly isMet: boolean
}

/** Addresses of the demonstration, which nobody reads. */
export const isDemonstrationText = (text: string): boolean =>
  /\.example\b|\((demostración|demonstration)\)/i.test(text)

const isGiven = (text: string): boolean => text !== '' && !isDemonstrationText(text)
const maxBackupHours = 26

export function readinessOf(facts: ReadinessFacts): ReadinessLine[] {
  const { hoursSinceBackup } = facts
  const isMet: Readonly<Record<Requirement, boolean>> = {
    seller: Object.values(facts.seller).every(isGiven),
    payment: facts.paymentMethods > 0,
    sending: facts.sendsEmails,
    screening: facts.hasFreshLists,
    provinces: facts.servedProvinces > 0,
    rates: facts.costPerPound > 0,
    legal: facts.legalTextsMissing === 0,
    copies: hoursSinceBackup !== null && hoursSinceBackup < maxBackupHours,
    second_factor: facts.administratorsWithoutSecondFactor === 0,
    products: facts.demonstrationProducts === 0 && facts.ownProducts > 0,
  }
  return requirements.map((requirement) => ({ requirement, isMet: isMet[requirement] }))
}

/** What runs out, or changes with the staff, while a shop sells: it stops orders or calls the owner. */
const lapsing: readonly Requirement[] = ['screening', 'copies', 'second_factor']

export const isReady = (lines: readonly ReadinessLine[]): boolean =>
  lines.every((line) => line.isMet)

/** A shop is a demonstration until everything is there; afterwards an old backup does not make it one again. */
export const isDemonstration = (lines: readonly ReadinessLine[], wasDemonstration: boolean) =>
  wasDemonstration
    ? !isReady(lines)
    : lines.some(({ requirement, isMet }) => !isMet && !lapsing.includes(requirement))
