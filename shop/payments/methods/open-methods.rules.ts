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
  /** Its limits in words; missing where it takes any sum. */
  readonly limits?: string
  /** What its provider takes too, in words: a card. */
  readonly card?: string
  /** Above this sum only of who paid here before, in words. */
  readonly known?: { readonly above: Usd; readonly condition: string }
}

export const takes = (
  { destinations, min, max }: Pick<OpenMethod, 'destinations' | 'min' | 'max'>,
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

/** Their names, each with what it depends on (its limits while no sum is known), and the card beside the provider that takes it. */
export const openNames = (...[open, destination, total]: Parameters<typeof openFor>): string[] =>
  openFor(open, destination, total).flatMap(({ name, limits, known, card }) => {
    const condition = total === null ? limits : known && total > known.above && known.condition
    return [condition ? `${name} (${condition})` : name, card ?? []].flat()
  })

/** Those of the destination that do not take this sum. */
export const closedBySum = (
  open: readonly OpenMethod[],
  destination: Destination,
  total: Usd,
): OpenMethod[] => openFor(open, destination, null).filter((one) => !takes(one, destination, total))
