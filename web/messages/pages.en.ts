import type { Words } from '#kernel/words.ts'
import type { pages as es } from './pages.es.ts'

export const pages: Words<typeof es> = {}
