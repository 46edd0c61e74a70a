import {
  type Lack,
  lacksOf,
  type ReadinessFacts,
  type Reviewable,
  reviewable,
} from './lacks.rules.ts'

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

export const isReviewable = (input: unknown): input is Reviewable =>
  reviewable.some((one) => one === input)

export interface ReadinessLine {
  readonly requirement: Requirement
  readonly isMet: boolean
  /** It is there, and only the owner's word is missing. */
  readonly isToReview: boolean
  /** It is set, and only a try that succeeds is missing. */
  readonly isToTry: boolean
  /** Everything that is missing of it; nothing where it is met. */
  readonly lacks: readonly Lack[]
}

const isOneOf = (codes: readonly Lack['code'][], lacks: readonly Lack[]): boolean =>
  lacks.length > 0 && lacks.every(({ code }) => codes.includes(code))

export const readinessOf = (facts: ReadinessFacts): ReadinessLine[] =>
  requirements.map((requirement) => {
    const lacks: readonly Lack[] = lacksOf[requirement](facts)
    return {
      ...{ requirement, lacks, isMet: lacks.length === 0 },
      isToReview: isOneOf(['unconfirmed'], lacks),
      isToTry: isOneOf(['untried', 'try_failed'], lacks),
    }
  })

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
