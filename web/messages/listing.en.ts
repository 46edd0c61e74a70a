import type { Words } from '#kernel/words.ts'
import type { listing as es } from './listing.es.ts'

export const listing: Words<typeof es> = {}
