import type { Words } from '#kernel/words.ts'
import type { home as es } from './home.es.ts'

export const home: Words<typeof es> = {}
