import type { Translations } from '#kernel/messages.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { staff as staffEn } from './staff.en.ts'
import { staff as staffEs } from './staff.es.ts'

const reviews: Translations<typeof es> = { es, en }
const reviewsStaff: Translations<typeof staffEs> = { es: staffEs, en: staffEn }

export const messages = { reviews, reviewsStaff }
