import type { Destination } from '#kernel/destination.ts'
import { type Usd, zero } from '#kernel/money.ts'

/** What pages say of a method before there is an order: one that is open and configured. */
export interface OpenMethod {
  readonly name: string
  readonly destinations: readonly string[]
  readonly min: Usd
  readonly max: Usd | null
}

export const takes = (
  { destinations, min, max }: Omit<OpenMethod, 'name'>,
  destination: Destination,
  total: Usd,
): boolean =>
  destinations.includes(destination) &&
  total > zero &&
  total >= min &&
  (max === null || total <= max)

/** The names of the methods that take this sum for this destination; of any sum where none is known yet. */
export const openNames = (
  open: readonly OpenMethod[],
  destination: Destination,
  total: Usd | null,
): string[] =>
  open
    .filter((one) =>
      total === null ? one.destinations.includes(destination) : takes(one, destination, total),
    )
    .map(({ name }) => name)
