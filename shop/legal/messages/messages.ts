import type { Translations } from '#kernel/messages.ts'
import { en as legalEn } from './en.ts'
import { es as legalEs } from './es.ts'
import { staff as legalStaffEn } from './staff.en.ts'
import { staff as legalStaffEs } from './staff.es.ts'

const legal: Translations<typeof legalEs> = { es: legalEs, en: legalEn }
const legalStaff: Translations<typeof legalStaffEs> = { es: legalStaffEs, en: legalStaffEn }

export const messages = { legal, legalStaff }
