import type { Translations } from '#kernel/messages.ts'
import { notes as en } from './notes.en.ts'
import { notes as es } from './notes.es.ts'

export const notes: Translations<typeof es> = { es, en }
