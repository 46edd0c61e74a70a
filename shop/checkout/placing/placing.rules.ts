import type { Usd } from '#kernel/money.ts'
import type { SignedDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import type { OrderRequest } from '#shop/orders/placing/placing.rules.ts'

export interface Placing {
  /** One per attempt, made by whoever asks: the same attempt is the same order. */
  readonly idempotencyKey: string
  readonly request: OrderRequest
  /** What the buyer saw; only compared. */
  readonly expectedTotal: Usd
  /** For Cuba the buyer has signed; null for the USA. */
  readonly declaration: SignedDeclaration | null
}
