import { type Category, categories } from '../products/product.rules.ts'
import { pageSize } from './listing.rules.ts'

/** What one page of the whole catalogue takes from each family, in the order of the families. */
export function familySlices(counts: ReadonlyMap<Category, number>, page: number) {
  let before = 0
  return categories.flatMap((category) => {
    const count = counts.get(category) ?? 0
    const from = Math.max(0, (page - 1) * pageSize - before)
    const until = Math.min(count, page * pageSize - before)
    before += count
    return until > from ? [{ category, offset: from, limit: until - from }] : []
  })
}
