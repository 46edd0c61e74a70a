import type { Translations } from '#kernel/messages.ts'
import { book as bookEn } from './book.en.ts'
import { book as bookEs } from './book.es.ts'
import { correction as correctionEn } from './correction.en.ts'
import { correction as correctionEs } from './correction.es.ts'
import { en as checkoutEn } from './en.ts'
import { es as checkoutEs } from './es.ts'

const book: Translations<typeof bookEs> = { es: bookEs, en: bookEn }
const checkout: Translations<typeof checkoutEs> = { es: checkoutEs, en: checkoutEn }

const correction: Translations<typeof correctionEs> = { es: correctionEs, en: correctionEn }

export const messages = { book, checkout, correction }
