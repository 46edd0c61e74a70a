import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  inCuba: 'Delivered to Cuba',
  inUsa: 'In the USA',
  plusTax: 'plus 7% tax',
  missing: 'Price on request',
  onlyCuba: 'Sold for Cuba only',
  onlyUsa: 'Sold in the USA only',
  breakdown: {
    title: 'What this price includes',
    titleCuba: 'What the price delivered to Cuba includes',
    equipment: 'Equipment',
    freight: 'Freight: {weight} lb at {rate} per pound',
    delivery: 'Delivery in Cuba',
    total: 'Delivered to Cuba',
    own: 'One price: equipment, freight and delivery included',
  },
  pricedOn: 'Prices of {date}. They may change; the one on the day of the order applies.',
}
