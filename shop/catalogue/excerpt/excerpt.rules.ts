import type { ProductCategory } from '../products/product.rules.ts'

/** What somebody wrote about products. */
export interface Mentioned {
  /** Figures as names write them, each with its alternatives: '2000w' or '2000wh'. */
  readonly figures: readonly (readonly string[])[]
  /** Folded words in the singular. */
  readonly words: readonly string[]
  readonly categories: readonly ProductCategory[]
  /** Texts that may be whole names, folded. */
  readonly names: readonly string[]
  readonly maxCents: number | null
}
