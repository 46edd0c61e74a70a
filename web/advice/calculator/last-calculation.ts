import { calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import { readStored, storeItem } from '#web/shell/request/browser-storage.ts'

const key = 'solarCalculation'

/** Stores the URL of the calculation in this browser. */
export const storeCalculation = (query: string): boolean => storeItem(key, query)

/** The URL of the last calculation; null when there was none. */
export function lastCalculation(): string | null {
  const query = readStored(key)
  return query?.startsWith('?') ? `${calculatorPath}${query}` : null
}
