const movementKinds = ['reserved', 'returned', 'corrected'] as const
export type MovementKind = (typeof movementKinds)[number]

/** A stored kind; one that the shop does not know is a fault, never another kind. */
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
