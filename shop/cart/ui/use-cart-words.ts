import { wordsOf } from '#design/words-context.tsx'
import type { Words } from '#kernel/words.ts'
import type { es } from '../messages/es.ts'

export type CartWords = Words<typeof es>
export const useCartWords = wordsOf<CartWords>('cart')
