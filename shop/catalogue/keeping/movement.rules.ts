export const movementKinds = ['reserved', 'returned', 'corrected'] as const

export interface Movement {
  readonly id: number
  readonly at: string
  readonly kind: (typeof movementKinds)[number]
  readonly quantity: number
  readonly reason: string | null
}
