import type { Translations } from '#kernel/messages.ts'
import { notes as en } from './notes.en.ts'
import { notes as es } from './notes.es.ts'
import { unknowns as unknownEn } from './unknowns.en.ts'
import { unknowns as unknownEs } from './unknowns.es.ts'

export const notes: Translations<typeof es> = { es, en }
export const unknowns: Translations<typeof unknownEs> = { es: unknownEs, en: unknownEn }
