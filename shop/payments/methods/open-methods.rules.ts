import type { Destination } from '#kernel/destination.ts'
import { type Usd, zero } from '#kernel/money.ts'

/** What pages say of a method before there is an order: one that is open and configured. */
export interface OpenMethod {
  readonly name: string
  /** What the owner writes for whoever pays, such as the banks it takes; may be empty. */
  readonly instructions: string
  readonly destinations: readonly string[]
  readonly min: Usd
  readonly max: Usd | null
}

export const takes = (
  { destinations, min, max }: Omit<OpenMethod, 'name' | 'instructions'>,
  destination: Destination,
  total: Usd,
): boolean =>
  destinations.includes(destination) &&
  total > zero &&
  total >= min &&
  (max === null || total <= max)

/** The methods that take this sum for this destination; any sum where none is known yet. */
export const openFor = (
  open: readonly OpenMethod[],
  destination: Destination,
  total: Usd | null,
): OpenMethod[] =>
  open.filter((one) =>
    total === null ? one.destinations.includes(destination) : takes(one, destination, total),
  )

export const openNames = (...query: Parameters<typeof openFor>): string[] =>
  openFor(...query).map(({ name }) => name)
