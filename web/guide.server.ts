import type { Locale } from '#kernel/locale.ts'
import type { Words } from '#kernel/words.ts'
import { guide as en } from './messages/guide.en.ts'
import { guide as es } from './messages/guide.es.ts'

export type Guide = Words<typeof es>

const guides: Record<Locale, Guide> = { es, en }
export const guideIn = (locale: Locale): Guide => guides[locale]
