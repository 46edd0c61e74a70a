import type { Words } from '#kernel/words.ts'
import type { product as es } from './product.es.ts'

export const product: Words<typeof es> = {}
