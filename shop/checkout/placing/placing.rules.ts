import type { Usd } from '#kernel/money.ts'
import type { SignedDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import type { OrderRequest } from '#shop/orders/placing/placing.rules.ts'

export interface Placing {
  /** The idempotency key, chosen by the client: the same key is the same order. */
  readonly idempotencyKey: string
  readonly request: OrderRequest
  /** The total that was shown; only compared. */
  readonly expectedTotal: Usd
  /** The buyer's signature for Cuba; null for the USA. */
  readonly declaration: SignedDeclaration | null
}
