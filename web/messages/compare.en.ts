import type { Words } from '#kernel/words.ts'
import type { compare as es } from './compare.es.ts'

export const compare: Words<typeof es> = {}
