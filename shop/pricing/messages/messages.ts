import type { Translations } from '#kernel/messages.ts'
import { en as pricingEn } from './en.ts'
import { es as pricingEs } from './es.ts'
import { staff as pricingStaffEn } from './staff.en.ts'
import { staff as pricingStaffEs } from './staff.es.ts'

const pricing: Translations<typeof pricingEs> = { es: pricingEs, en: pricingEn }
const pricingStaff: Translations<typeof pricingStaffEs> = { es: pricingStaffEs, en: pricingStaffEn }

export const messages = { pricing, pricingStaff }
