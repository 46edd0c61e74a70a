import type { Locale } from '#kernel/locale.ts'
import type { Guide } from './guide-text.rules.ts'
import { guide as en } from './messages/guide.en.ts'
import { guide as es } from './messages/guide.es.ts'

const guides: Record<Locale, Guide> = { es, en }
export const guideIn = (locale: Locale): Guide => guides[locale]
