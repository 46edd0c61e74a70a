import type { Words } from '#kernel/words.ts'
import type { es } from './es.ts'

export const en: Words<typeof es> = {
  inCuba: 'Delivered to Cuba',
  inUsa: 'In the USA',
  plusTax: 'plus 7 % tax',
  missing: 'Ask for the price',
}
