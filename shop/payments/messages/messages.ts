import type { Translations } from '#kernel/messages.ts'
import { en as paymentsEn } from './en.ts'
import { es as paymentsEs } from './es.ts'
import { methods as methodsEn } from './methods.en.ts'
import { methods as methodsEs } from './methods.es.ts'
import { parts as partsEn } from './parts.en.ts'
import { parts as partsEs } from './parts.es.ts'
import { partsStaff as partsStaffEn } from './parts-staff.en.ts'
import { partsStaff as partsStaffEs } from './parts-staff.es.ts'
import { staff as zelleStaffEn } from './staff.en.ts'
import { staff as zelleStaffEs } from './staff.es.ts'

const payments: Translations<typeof paymentsEs> = { es: paymentsEs, en: paymentsEn }
const methods: Translations<typeof methodsEs> = { es: methodsEs, en: methodsEn }
const parts: Translations<typeof partsEs> = { es: partsEs, en: partsEn }
const partsStaff: Translations<typeof partsStaffEs> = { es: partsStaffEs, en: partsStaffEn }
const zelleStaff: Translations<typeof zelleStaffEs> = { es: zelleStaffEs, en: zelleStaffEn }

export const messages = { payments, methods, parts, partsStaff, zelleStaff }
