import type { Translations } from '#kernel/messages.ts'
import { own as ownEn } from './own.en.ts'
import { own as ownEs } from './own.es.ts'

const own: Translations<typeof ownEs> = { es: ownEs, en: ownEn }

export const messages = { own }
