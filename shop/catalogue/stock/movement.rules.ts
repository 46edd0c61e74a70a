const movementKinds = [
  'reserved',
  'released',
  'reserved_again',
  'returned',
  'corrected',
  'uncounted',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** Parses a stored kind; an unknown one is a fault. */
export function readMovementKind(stored: string): MovementKind {
  const kind = movementKinds.find((known) => known === stored)
  if (!kind) throw new Error(`no kind of stock movement of this shop: ${stored}`)
  return kind
}

export interface Movement {
  readonly id: number
  readonly at: string
  readonly kind: MovementKind
  readonly quantity: number
  readonly reason: string | null
}
