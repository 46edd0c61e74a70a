import type { Words } from '#kernel/words.ts'
import type { frame as es } from './frame.es.ts'

export const frame: Words<typeof es> = {}
