import type { Translations } from '#kernel/messages.ts'
import { cables as cablesEn } from './cables.en.ts'
import { cables as cablesEs } from './cables.es.ts'

export const cables: Translations<typeof cablesEs> = { es: cablesEs, en: cablesEn }
