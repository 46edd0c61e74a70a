import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { delay } from '../messages/delay.es.ts'
import type { es } from '../messages/es.ts'

export type OrderWords = Words<typeof es>
export const useOrderWords = wordsOf<OrderWords>('orders')
export const useDelayWords = wordsOf<Words<typeof delay>>('delay')
