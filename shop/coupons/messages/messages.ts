import type { Translations } from '#kernel/messages.ts'
import { en as couponsEn } from './en.ts'
import { es as couponsEs } from './es.ts'
import { staff as couponsStaffEn } from './staff.en.ts'
import { staff as couponsStaffEs } from './staff.es.ts'

const coupons: Translations<typeof couponsEs> = { es: couponsEs, en: couponsEn }
const couponsStaff: Translations<typeof couponsStaffEs> = { es: couponsStaffEs, en: couponsStaffEn }

export const messages = { coupons, couponsStaff }
