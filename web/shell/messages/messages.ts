import type { Translations } from '#kernel/messages.ts'
import { frame as frameEn } from './frame.en.ts'
import { frame as frameEs } from './frame.es.ts'
import { pages as pagesEn } from './pages.en.ts'
import { pages as pagesEs } from './pages.es.ts'

const frame: Translations<typeof frameEs> = { es: frameEs, en: frameEn }
const pages: Translations<typeof pagesEs> = { es: pagesEs, en: pagesEn }

export const messages = { frame, pages }
