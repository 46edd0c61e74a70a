import type { Translations } from '#kernel/messages.ts'
import { en as donationsEn } from './en.ts'
import { es as donationsEs } from './es.ts'
import { staff as donationsStaffEn } from './staff.en.ts'
import { staff as donationsStaffEs } from './staff.es.ts'

const donations: Translations<typeof donationsEs> = { es: donationsEs, en: donationsEn }
const donationsStaff: Translations<typeof donationsStaffEs> = {
  es: donationsStaffEs,
  en: donationsStaffEn,
}

export const messages = { donations, donationsStaff }
