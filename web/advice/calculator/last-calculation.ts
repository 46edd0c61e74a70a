import { calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'

const key = 'solarCalculation'

/** Keeps the address of what was calculated here, for the next visit. */
export const storeCalculation = (query: string): boolean => storeItem(key, query)

/** Where the last calculation is found again; null when there was none. */
export function lastCalculation(): string | null {
  const query = readStored(key)
  return query?.startsWith('?') ? `${calculatorPath}${query}` : null
}
